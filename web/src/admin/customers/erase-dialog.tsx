import { prettyPhone } from '@mooncake/domain/phone';
import type { Customer } from '@mooncake/domain/privacy/customers.contract';
import { isErasureConfirmed } from '@mooncake/domain/privacy/erasure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { useAdminPrivacyTexts } from './customers.texts.ts';
import { eraseCustomer } from './customers-api.ts';

type EraseDialogProps = { customer: Customer; onClose: () => void };

/** Erasing cannot be taken back, so the number is typed once more. */
export function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const text = useAdminPrivacyTexts();
  const { cancel } = useCommonTexts();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const erasing = useMutation({
    mutationFn: () => eraseCustomer(customer.id, typed),
    onSuccess: ({ orders }) => {
      toast({ title: text.erased.title, message: text.erased.message(orders) });
      onClose();
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const confirm = () => {
    const isRight = isErasureConfirmed(typed, customer.phone);
    setIsWrong(!isRight);
    if (isRight) erasing.mutate();
  };

  return (
    <ConfirmDialog
      title={text.eraseTitle}
      message={text.eraseMessage(customer.name, customer.orders)}
      confirmLabel={erasing.isPending ? text.erasing : text.confirm}
      cancelLabel={cancel}
      isBusy={erasing.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {erasing.error && (
          <Notice look="problem" isAlert title={text.eraseFailed}>
            {wordsOf(erasing.error).message}
          </Notice>
        )}
        <TextField
          id="erase-confirmation"
          label={text.confirmLabel(prettyPhone(customer.phone))}
          value={typed}
          inputMode="tel"
          autoComplete="off"
          problem={isWrong ? text.confirmProblem : undefined}
          onType={(value) => {
            setTyped(value);
            setIsWrong(false);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
