import { Component, type ReactNode } from 'react';
import { crash } from '../i18n/crash.ts';
import { Button } from '../ui/button.tsx';

/** The last safety net: a page that broke says so kindly, in both languages, and offers a fresh start. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Crashed /> : this.props.children;
  }
}

/** Needs nothing that could be missing too: no words but its own, no router. */
export function Crashed() {
  return (
    <main className="night-sky grid min-h-dvh place-items-center px-6 text-center">
      <div role="alert">
        <span aria-hidden="true" className="moon mx-auto mb-8 block size-20 rounded-full" />
        {[crash.en, crash.zh].map(({ lang, title, message }) => (
          <div key={lang} lang={lang} className="mb-6">
            <h1 className="text-2xl">{title}</h1>
            <p className="mt-2 text-on-night-muted">{message}</p>
          </div>
        ))}
        <Button look="gold" size="large" onClick={() => window.location.reload()}>
          <span lang={crash.en.lang}>{crash.en.reload}</span> ·{' '}
          <span lang={crash.zh.lang}>{crash.zh.reload}</span>
        </Button>
      </div>
    </main>
  );
}
