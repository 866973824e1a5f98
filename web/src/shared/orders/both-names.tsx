import { En, Zh } from '../../ui/language-run.tsx';

type BothNamesProps = { name: string; nameZh: string };

/** A name as the shop shows all of them: English, then Chinese where there is any. */
export function BothNames({ name, nameZh }: BothNamesProps) {
  return (
    <>
      <En>{name}</En> {nameZh && <Zh className="inline-block text-muted">{nameZh}</Zh>}
    </>
  );
}
