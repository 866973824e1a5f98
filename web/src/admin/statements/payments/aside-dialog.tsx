import { formatRinggit } from '@mooncake/domain/money';
import { checkSettingAside } from '@mooncake/domain/statements/matching/settle-payment';
import type { BankPayment } from '@mooncake/domain/statements/statements.contract';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { statementRefusals } from '../../lib/refusals/statement-refusals.texts.ts';
import { useMoneyTexts } from '../money.texts.ts';
import { useSettle } from './use-settle.ts';

/** A payment that is no order's, and why. */
export function AsideDialog({ payment, onClose }: { payment: BankPayment; onClose: () => void }) {
  const { aside: text, failed } = useMoneyTexts();
  const common = useCommonTexts();
  const { language } = useLanguage();
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const settle = useSettle(payment, onClose);
  const problem = isTried ? checkSettingAside({ note }) : null;
  const words = problem && statementRefusals[language]['payment.settlement_invalid']({ problem }).message;

  const submit = () => {
    setIsTried(true);
    if (checkSettingAside({ note }) === null) settle.mutate({ kind: 'set_aside', note });
    else document.getElementById('aside-note')?.focus();
  };
  return (
    <FormDialog
      title={`${text.title} · ${formatRinggit(payment.amountSen)}`}
      lead={text.lead}
      closeLabel={common.close}
      isTouched={note.trim() !== '' && !settle.isPending}
      closesOutside={false}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter>
          <Button look="outline" onClick={leave}>
            {common.cancel}
          </Button>
          <Button disabled={settle.isPending} aria-busy={settle.isPending} onClick={submit}>
            {text.submit}
          </Button>
        </DialogFooter>
      )}
    >
      <DialogBody>
        <TextField
          id="aside-note"
          label={text.note}
          value={note}
          onType={setNote}
          lines={3}
          maxLength={1000}
          isRequired
          problem={words ?? undefined}
        />
        <FailureNotice problem={settle.error} title={failed} />
      </DialogBody>
    </FormDialog>
  );
}
