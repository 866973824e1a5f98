import { TextField } from '../../../ui/form/text-field.tsx';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import type { useReason } from './use-reason.ts';

const maxReason = 1000;

export function ReasonField({ reason }: { reason: ReturnType<typeof useReason> }) {
  const text = useOrderChangeTexts().status;
  return (
    <TextField
      id={reason.id}
      label={text.reason}
      hint={text.reasonHint}
      value={reason.text}
      onType={reason.type}
      problem={reason.problem}
      maxLength={maxReason}
      lines={3}
      isRequired
    />
  );
}
