import { useReviewTexts } from './review.texts.ts';

/** The keys, where there is a keyboard to speak of. */
export function KeyHints() {
  const { shortcuts, keys } = useReviewTexts();
  const hints = [
    [['S'], keys.seen],
    [['A'], keys.approve],
    [['X'], keys.refuse],
    [['C'], keys.cancel],
    [['←', '→', 'P', 'N'], keys.turn],
    [['+', '-', '0'], keys.zoom],
    [['R'], keys.rotate],
    [['F'], keys.fullScreen],
    [['B'], keys.boxes],
    [['D'], keys.download],
    [['↑', '↓', '⇧←', '⇧→'], keys.pan],
  ] as const;

  return (
    <details className="hidden text-sm text-muted lg:block">
      <summary className="min-h-9 cursor-pointer py-1.5">
        {shortcuts}
        <span aria-hidden="true">
          {' · '}
          <Key name="S" /> <Key name="A" /> <Key name="C" /> <Key name="←" /> <Key name="→" />
        </span>
      </summary>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {hints.map(([names, meaning]) => (
          <div key={meaning} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <Key key={name} name={name} />
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-lg border border-line bg-card px-1.5 font-mono text-xs text-ink leading-6">
      {name}
    </kbd>
  );
}
