/** How the demo marks an invented name, at its end. */
const marked = /^(.*?)(\s*(?:\(sample\)|（示例）))$/;

/** A name in one line: cut where there is no room, but for the mark that says it is invented. */
export function CustomerName({ name }: { name: string }) {
  const [, own = name, mark] = marked.exec(name) ?? [];
  return (
    <span className="flex min-w-0 items-baseline">
      <span className="truncate">{own}</span>
      {mark && <span className="shrink-0 whitespace-pre font-normal text-muted text-xs">{mark}</span>}
    </span>
  );
}
