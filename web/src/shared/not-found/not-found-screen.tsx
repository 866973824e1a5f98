import { useMessages } from '../../i18n/language-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useNotFoundTexts } from './not-found.texts.ts';

export function NotFoundScreen() {
  const { title } = useMessages().notFound;
  const text = useNotFoundTexts();
  return (
    <section className="night-sky grid min-h-[70vh] place-items-center px-6 py-20 text-center">
      <div className="max-w-xl">
        <div className="flex items-center justify-center gap-4 font-display">
          <Four />
          <span className="moon inline-block size-20 rounded-full md:size-28" />
          <Four />
        </div>
        <h1 className="mt-10 text-3xl">{title}</h1>
        <p className="mt-4 text-balance text-lg text-on-night-muted">{text.message}</p>
        <ButtonLink to="/" look="gold" size="large" className="mt-8">
          {text.home}
        </ButtonLink>
      </div>
    </section>
  );
}

/** A digit as large as the moon between the two: a drawing, not text to read. */
function Four() {
  return (
    <svg aria-hidden="true" viewBox="0 0 60 72" className="h-18 fill-current md:h-24">
      <text x="30" y="71" textAnchor="middle" fontSize="98">
        4
      </text>
    </svg>
  );
}
