import { useMessages } from '../../i18n/language-context.ts';

export function NoPicture() {
  const text = useMessages().shell;
  return (
    <div className="grid size-full place-content-center justify-items-center gap-1 bg-flour text-muted">
      <span aria-hidden="true" className="text-6xl">
        🥮
      </span>
      <span>{text.noImage}</span>
    </div>
  );
}
