import { En, Zh } from '../../ui/language-run.tsx';

/** `SHANGHAI · 上海`: flavour groups carry both names, like the flavours in them. */
export function GroupHeading({ en, zh }: { en: string; zh: string }) {
  return (
    <h3 className="border-line border-b pb-2 font-bold font-sans text-xs text-crust uppercase tracking-[0.12em]">
      <En>{en}</En>
      <span aria-hidden="true" className="mx-2">
        ·
      </span>
      <Zh>{zh}</Zh>
    </h3>
  );
}
