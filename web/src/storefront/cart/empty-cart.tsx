import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cartHeadingId } from './element-ids.ts';

const places = [
  [42, 42],
  [106, 42],
  [42, 106],
  [106, 106],
] as const;

export function EmptyCart() {
  const text = useCartTexts();
  return (
    <div className="grid justify-items-center px-2 py-12 text-center md:py-20">
      <EmptyBox />
      <h1 id={cartHeadingId} tabIndex={-1} className="mt-8 text-3xl outline-none">
        {text.empty}
      </h1>
      <p className="mt-3 text-lg text-muted">{text.emptyHint}</p>
      <ButtonLink to="/" size="large" className="mt-8 max-md:w-full">
        {text.browse}
      </ButtonLink>
    </div>
  );
}

/** A box of four seen from above, its places waiting. */
function EmptyBox() {
  return (
    <svg aria-hidden="true" viewBox="0 0 148 148" className="size-40 rounded-card shadow-md md:size-48">
      <defs>
        <radialGradient id="box-well" cx="50%" cy="38%" r="65%">
          <stop offset="0" stopColor="currentColor" className="text-lacquer-well" />
          <stop offset="1" stopColor="currentColor" className="text-lacquer-deep" />
        </radialGradient>
        <linearGradient id="box-lid" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="currentColor" className="text-lacquer" />
          <stop offset="1" stopColor="currentColor" className="text-lacquer-deep" />
        </linearGradient>
      </defs>
      <rect x="3" y="3" width="142" height="142" rx="16" fill="url(#box-lid)" />
      <rect
        x="3"
        y="3"
        width="142"
        height="142"
        rx="16"
        className="fill-none stroke-gold"
        strokeWidth="2.5"
      />
      {places.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="28"
          fill="url(#box-well)"
          className="stroke-lacquer-well"
        />
      ))}
    </svg>
  );
}
