import { formatRinggit } from '@mooncake/domain/money';
import type { StatementPreview } from '@mooncake/domain/statements/statements.contract';
import type { StatementMapping } from '@mooncake/domain/statements/table/statement-mapping';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { randomUuid } from '../../lib/random-uuid.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { importStatement, previewStatement } from '../money-api.ts';
import { FileRows } from './file-rows.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { usePreviewTexts } from './preview.texts.ts';
import { PreviewFindings } from './preview-findings.tsx';
import { UnknownStatuses } from './unknown-statuses.tsx';

type PreviewDialogProps = {
  file: File;
  first: StatementPreview;
  onTaken: () => void;
  onClose: () => void;
};

/** What was recognised, for somebody to confirm or mend; each change is read anew from the file. */
export function PreviewDialog({ file, first, onTaken, onClose }: PreviewDialogProps) {
  const text = usePreviewTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const [key] = useState(randomUuid);
  const [preview, setPreview] = useState(first);
  const [mapping, setMapping] = useState(first.mapping);
  const [name, setName] = useState(first.knownAs ?? nameOf(file));
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [isSure, setIsSure] = useState(false);

  const rereading = useSingleMutation<StatementPreview, StatementMapping>({
    mutationFn: (chosen) => previewStatement(file, chosen),
    onSuccess: setPreview,
  });
  const taking = useSingleMutation({
    // Another name or column is another thing to do, and has a key of its own.
    mutationFn: () =>
      importStatement({ file, name: name.trim(), mapping }, `${key}-${hashOf([name, mapping])}`),
    onSuccess: async ({ newPayments, newSen }) => {
      await queries.invalidateQueries({ queryKey: ['orders', 'money'] });
      const message = newPayments > 0 ? text.takenNew(newPayments, formatRinggit(newSen)) : text.takenNone;
      toast({ title: text.taken, message });
      onTaken();
      onClose();
    },
  });
  const choose = (chosen: StatementMapping) => {
    setMapping(chosen);
    setIsSure(false);
    rereading.mutate(chosen);
  };
  const recall = (wished: string) => {
    const known = first.remembered.find((other) => other.name === wished);
    if (!known) return;
    setName(known.name);
    // Where the headings stand differs from file to file.
    choose({ ...known.mapping, headingRow: mapping.headingRow });
  };
  const take = () => {
    setIsNameMissing(name.trim() === '');
    if (name.trim() === '') document.getElementById('statement-name')?.focus();
    else taking.mutate();
  };
  const isBusy = taking.isPending || rereading.isPending;

  return (
    <FormDialog
      size="wide"
      title={text.title}
      lead={`${file.name} · ${text.lead}`}
      closeLabel={common.close}
      closesOutside={false}
      isTouched={false}
      mayLeave={() => !taking.isUnderWay()}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter>
          <Button look="outline" onClick={leave}>
            {common.cancel}
          </Button>
          <Button
            disabled={
              isBusy || rereading.isError || preview.readOtherwise > 0 || (preview.assumed > 0 && !isSure)
            }
            aria-busy={isBusy}
            onClick={take}
          >
            {taking.isPending ? text.taking : text.take(preview.incoming - preview.alreadyKnown)}
          </Button>
        </DialogFooter>
      )}
    >
      <DialogBody>
        <PreviewFindings preview={preview} isBusy={rereading.isPending} isSure={isSure} onSure={setIsSure} />
        <UnknownStatuses statuses={preview.unknownStatuses} mapping={mapping} onChange={choose} />
        <FailureNotice problem={taking.error ?? rereading.error} title={text.takeFailed} />
        <div className="grid gap-4 sm:grid-cols-2">
          {first.remembered.length > 0 && (
            <SelectField
              id="remembered-mapping"
              label={text.readLike}
              value={first.remembered.some((known) => known.name === name) ? name : ''}
              onChoose={recall}
              options={[
                { value: '', label: text.readNew },
                ...first.remembered.map((known) => ({ value: known.name, label: known.name })),
              ]}
            />
          )}
          <TextField
            id="statement-name"
            label={text.name}
            hint={text.nameHint}
            value={name}
            onType={setName}
            isRequired
            maxLength={60}
            autoComplete="off"
            problem={isNameMissing && name.trim() === '' ? text.nameProblem : undefined}
          />
        </div>
        <MappingFields preview={preview} mapping={mapping} onChange={choose} />
        <FileRows preview={preview} mapping={mapping} />
      </DialogBody>
    </FormDialog>
  );
}

/** Short and the same for the same choice; nothing secret hangs on it. */
function hashOf(value: unknown): string {
  let hash = 7;
  for (const letter of JSON.stringify(value))
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return hash.toString(36);
}

/** A first proposal: what the bank called the file. */
const nameOf = (file: File) => file.name.replace(/\.\w+$/, '').slice(0, 60);
