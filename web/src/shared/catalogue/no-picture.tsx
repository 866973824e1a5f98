import { useMessages } from '../../i18n/language-context.ts';

export function NoPicture() {
  const text = useMessages().shell;
  return (
    <div className="@container grid size-full items-center bg-flour text-muted">
      <div className="grid justify-items-center gap-1 leading-none">
        <span aria-hidden="true" className="@max-3xs:text-2xl text-4xl">
          🥮
        </span>
        <span className="@max-3xs:text-xs">{text.noImage}</span>
      </div>
    </div>
  );
}
