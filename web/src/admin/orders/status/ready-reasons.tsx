import { type Language, languageTags } from '@mooncake/domain/language';
import { Button } from '../../../ui/button.tsx';
import { readyReasons, useReadyReasons } from '../../lib/ready-reasons.texts.ts';

export type ReasonKind = 'cancel' | 'refuse' | 'paid' | 'ready' | 'completed';

type ReadyReasonsProps = {
  kind: ReasonKind;
  onPick: (reason: string) => void;
  /** Of whoever reads it; else the reader's own. */
  language?: Language;
};

/** The usual reasons: one tap fills the field. */
export function ReadyReasons({ kind, onPick, language }: ReadyReasonsProps) {
  const own = useReadyReasons();
  const reasons = language ? readyReasons[language] : own;
  return (
    <fieldset className="flex flex-wrap gap-2" {...(language && { lang: languageTags[language] })}>
      <legend className="sr-only">{own.label}</legend>
      {reasons[kind].map((reason) => (
        <Button key={reason} look="outline" size="small" onClick={() => onPick(reason)}>
          {reason}
        </Button>
      ))}
    </fieldset>
  );
}
