import { Fragment } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
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

/** Several of them in one sentence. */
export function NameList({ names }: { names: readonly BothNamesProps[] }) {
  const { language } = useLanguage();
  return names.map(({ name, nameZh }, index) => (
    <Fragment key={name}>
      {index > 0 && (language === 'en' ? ', ' : '、')}
      <BothNames name={name} nameZh={nameZh} />
    </Fragment>
  ));
}
