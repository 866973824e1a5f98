import type { GalleryTexts } from './gallery-texts.ts';

const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl'];
const surfaces = ['rounded-lg shadow-sm', 'rounded-xl shadow-md', 'rounded-card shadow-lg'];
const colours = [
  ...['paper', 'card', 'flour', 'line', 'ink', 'muted', 'crust', 'crust-deep', 'on-crust'],
  ...['gold', 'gold-light', 'on-gold', 'night', 'night-deep', 'night-glow', 'on-night', 'on-night-muted'],
  ...['jade', 'on-jade', 'amber-wash', 'seal', 'on-seal', 'seal-wash'],
  ...['lacquer', 'lacquer-deep', 'lacquer-well', 'on-lacquer', 'shade', 'shade-deep'],
];

/** The steps a designer turns in tokens.css. */
export function TokensPart({ text }: { text: GalleryTexts }) {
  return (
    <>
      {sizes.map((size) => (
        <p key={size} className={`font-display ${size}`}>
          {text.sample} <code className="text-muted text-sm">{size}</code>
        </p>
      ))}
      <div className="gallery-row">
        {surfaces.map((surface) => (
          <p key={surface} className={`bg-card px-5 py-4 ${surface}`}>
            <code>{surface}</code>
          </p>
        ))}
      </div>
      <div className="gallery-row">
        {colours.map((colour) => (
          <figure key={colour}>
            <div className="gallery-swatch" style={{ background: `var(--${colour})` }} />
            <figcaption className="text-sm">
              <code>{colour}</code>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
