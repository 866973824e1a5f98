import { type Language, languageTags } from '@mooncake/domain/language';
import { type ComponentType, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { useLocation, useNavigate } from '../../ui/router/router.tsx';
import { ButtonsPart } from './buttons-part.tsx';
import { DialogsPart } from './dialogs-part.tsx';
import { FormsPart } from './forms-part.tsx';
import { type GalleryTexts, galleryTexts, type Part } from './gallery-texts.ts';
import { MessagesPart } from './messages-part.tsx';
import { PiecesPart } from './pieces-part.tsx';
import { TokensPart } from './tokens-part.tsx';

const parts: [Part, ComponentType<{ text: GalleryTexts }>][] = [
  ['tokens', TokensPart],
  ['buttons', ButtonsPart],
  ['pieces', PiecesPart],
  ['forms', FormsPart],
  ['messages', MessagesPart],
  ['dialogs', DialogsPart],
];

/** The address says what is shown, so that a state can be shared and photographed: ?language=zh&theme=dark */
export function Gallery() {
  const params = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const language: Language = params.get('language') === 'zh' ? 'zh' : 'en';
  const theme = params.get('theme') === 'dark' ? 'dark' : 'light';
  const text = galleryTexts[language];

  useEffect(() => {
    document.documentElement.lang = languageTags[language];
    document.documentElement.dataset.gallery = theme;
    document.title = text.title;
  }, [language, theme, text]);

  const toggle = (label: string, isChosen: boolean, change: { language: Language; theme: string }) => (
    <Button
      look={isChosen ? 'primary' : 'outline'}
      aria-pressed={isChosen}
      onClick={() => navigate(`/dev/gallery?${new URLSearchParams(change)}`)}
    >
      {label}
    </Button>
  );

  return (
    <main className="gallery">
      <header>
        <h1 className="text-3xl">{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      <div className="gallery-row">
        <fieldset className="gallery-row">
          <legend>{text.language}</legend>
          {toggle('English', language === 'en', { language: 'en', theme })}
          {toggle('中文', language === 'zh', { language: 'zh', theme })}
        </fieldset>
        <fieldset className="gallery-row">
          <legend>{text.theme}</legend>
          {toggle(text.light, theme === 'light', { language, theme: 'light' })}
          {toggle(text.dark, theme === 'dark', { language, theme: 'dark' })}
        </fieldset>
      </div>
      {parts.map(([name, PartOfGallery]) => (
        <section key={name} aria-labelledby={`part-${name}`} className="grid gap-5">
          <h2 id={`part-${name}`} className="text-2xl">
            {text.parts[name]}
          </h2>
          <PartOfGallery text={text} />
        </section>
      ))}
    </main>
  );
}
