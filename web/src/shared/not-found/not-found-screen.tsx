import { useMessages } from '../../i18n/language-context.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function NotFoundScreen() {
  const text = useMessages().notFound;
  return (
    <section className="night-sky grid min-h-[70vh] place-items-center px-6 py-20 text-center">
      <div className="max-w-xl">
        <p
          aria-hidden="true"
          className="flex items-center justify-center gap-4 font-display text-8xl text-on-night md:text-9xl"
        >
          <span>4</span>
          <span className="moon inline-block size-20 rounded-full md:size-28" />
          <span>4</span>
        </p>
        <h1 className="mt-10 text-4xl md:text-5xl">{text.title}</h1>
        <p className="mt-4 text-balance text-lg text-on-night-muted">{text.message}</p>
        <ButtonLink to="/" look="gold" size="large" className="mt-8">
          {text.home}
        </ButtonLink>
      </div>
    </section>
  );
}
