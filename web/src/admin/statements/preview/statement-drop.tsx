import { type StatementPreview, statementMaxBytes } from '@mooncake/domain/statements/statements.contract';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { isSignedOut } from '../../lib/is-signed-out.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { useMoneyTexts } from '../money.texts.ts';
import { previewStatement } from '../money-api.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/** Known before anything is sent: a large file would be on its way for minutes only to be refused. */
function tooLarge() {
  const details = { limitBytes: statementMaxBytes };
  return new ApiProblem(413, {
    code: 'statement.file_too_large',
    title: 'The statement is too large',
    details,
  });
}

type Seen = { file: File; preview: StatementPreview };

/** Takes a statement from the file chooser or dropped onto it, and shows what was read in it. */
export function StatementDrop({ isFirst, onTaken }: { isFirst: boolean; onTaken: () => void }) {
  const { drop: text } = useMoneyTexts();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [share, setShare] = useState(0);
  const reading = useSingleMutation<Seen, File>({
    mutationFn: async (file) => {
      setShare(0);
      if (file.size > statementMaxBytes) throw tooLarge();
      return { file, preview: await previewStatement(file, null, { onProgress: setShare }) };
    },
    onSuccess: setSeen,
  });
  const take = (file: File | undefined) => {
    if (file) reading.mutate(file);
  };
  const { isOver, dropTarget } = useFileDrop(([file]) => take(file));
  const problem = isSignedOut(reading.error) ? null : reading.error;

  return (
    <>
      <label
        {...dropTarget}
        className={classNames(
          'grid cursor-pointer justify-items-center gap-2 rounded-card border-2 border-dashed px-4 py-6 text-center has-focus-visible:outline-3 has-focus-visible:outline-gold',
          isOver ? 'border-crust bg-amber-wash' : 'border-line bg-card',
        )}
      >
        <input
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className="sr-only"
          disabled={reading.isPending}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <span className={buttonClass({ look: isFirst ? 'primary' : 'outline' })}>
          <Icon name="plus" />
          {text.choose}
        </span>
        {reading.isPending ? (
          <>
            <Loading label={text.reading} />
            <progress className="h-2 w-56 accent-crust" aria-label={text.reading} value={share} />
          </>
        ) : (
          <span className="text-muted">{text.hint}</span>
        )}
      </label>
      <FailureNotice problem={problem} title={text.failed} />
      {seen && (
        <PreviewDialog
          file={seen.file}
          first={seen.preview}
          onTaken={onTaken}
          onClose={() => setSeen(null)}
        />
      )}
    </>
  );
}
