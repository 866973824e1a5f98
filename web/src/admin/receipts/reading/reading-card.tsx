import type {
  Finding,
  NotUnderstood,
  ReceiptPart,
  ReceiptReading,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useVerdictTexts } from '../../orders/verdict/verdict.texts.ts';
import { findingLook, numberOfPart, readingParts, verdictLooks } from '../../orders/verdict/verdict-looks.ts';
import { useReadingTexts } from './reading.texts.ts';
import { useShownBoxes } from './shown-boxes.ts';
import { SimilarWarning } from './similar-warning.tsx';
import { untoldWords } from './untold-words.ts';

type ReadingCardProps = {
  reading: ReceiptReading | null;
  /** What it tells a program and what it shows a person need not be the same. */
  isPdf: boolean;
  sameFileOrders: ReceiptReviewResponse['sameFileOrders'];
  onOpenOrder: (orderId: string) => void;
};

/** What the shop made of the receipt, beside it; where nothing reads, one quiet line. */
export function ReadingCard({ reading, isPdf, sameFileOrders, onOpenOrder }: ReadingCardProps) {
  const text = useReadingTexts();
  const { verdicts } = useVerdictTexts();
  const boxes = useShownBoxes();
  if (!reading) return null;
  if (reading.state === 'off') return <p className="text-muted text-sm">{text.off}</p>;
  if (reading.state !== 'read' || !reading.findings || !reading.verdict) {
    return (
      <p role="status" className="rounded-xl border border-line bg-card px-4 py-3 text-muted">
        {reading.state === 'waiting' ? text.waiting : text.unreadable}
      </p>
    );
  }
  const { verdict, findings } = reading;
  const look = verdictLooks[verdict];
  // The very same file is told above.
  const told = new Set(sameFileOrders.map(({ orderId }) => orderId));
  const similar = reading.similarOrders.filter(
    ({ orderId, why }) => why === 'same-transaction' || !told.has(orderId),
  );

  return (
    <>
      <SimilarWarning orders={similar} onOpenOrder={onOpenOrder} />
      <section
        aria-label={text.title}
        className={classNames('rounded-card border px-4.5 py-2 max-lg:-order-1 lg:py-3', look.box)}
      >
        <p role="status" className={classNames('flex items-center gap-2 font-semibold text-lg', look.ink)}>
          <Icon name={look.icon} className="size-5 shrink-0" />
          {verdicts[verdict]}
        </p>
        <dl className="mt-1 grid grid-cols-[auto_auto_1fr] gap-x-2.5 gap-y-0.5 leading-snug lg:mt-1.5 lg:gap-y-1">
          {readingParts.map((part) => (
            <Line key={part} part={part} finding={findings[part]} isNumbered={boxes.isShown} />
          ))}
        </dl>
        <UnknownWords words={untoldWords(findings)} />
        {isPdf && <Doubt>{text.pdf}</Doubt>}
        <p className="mt-2 text-muted text-sm">{text.hint}</p>
        <button
          type="button"
          onClick={boxes.toggle}
          className="min-h-11 text-crust text-sm underline underline-offset-4 sm:hidden"
        >
          {boxes.isShown ? text.hideBoxes : text.showBoxes}
        </button>
      </section>
    </>
  );
}

/** Why the rest is not enough: what nobody has taught the shop to read may say anything. */
function UnknownWords({ words }: { words: readonly NotUnderstood[] }) {
  const text = useReadingTexts();
  const reads = new Set(words.map(({ read }) => read));
  const isSomeUnread = reads.delete('');
  const doubts = [
    ...(reads.size > 0 ? [text.notKnown([...reads])] : []),
    ...(isSomeUnread ? [text.notRead] : []),
  ];
  return doubts.map((doubt) => <Doubt key={doubt}>{doubt}</Doubt>);
}

function Doubt({ children }: { children: string }) {
  return (
    <p className="mt-2 text-crust leading-snug [overflow-wrap:anywhere]">
      <Icon name="warning" className="mr-1.5 inline size-4.5 align-text-bottom" />
      {children}
    </p>
  );
}

type LineProps = { part: ReceiptPart; finding: Finding; isNumbered: boolean };

function Line({ part, finding, isNumbered }: LineProps) {
  const text = useReadingTexts();
  const look = findingLook(part, finding);
  const { read } = finding;
  return (
    <div className="contents">
      <dt className="contents">
        {isNumbered && finding.box ? (
          <span
            aria-hidden="true"
            className={classNames(
              'mt-0.5 grid size-4.5 place-items-center rounded-full bg-current',
              look.ink,
            )}
          >
            <span className="font-bold text-card text-xs leading-none">{numberOfPart(part)}</span>
          </span>
        ) : (
          <Icon name={look.icon} className={classNames('mt-0.5 size-4.5', look.ink)} />
        )}
        <span className="text-muted">{text.parts[part]}</span>
      </dt>
      <dd className={classNames('min-w-0 font-semibold [overflow-wrap:anywhere]', look.ink)}>
        {useWords(part, finding)}
        {read && finding.verdict === 'differs' && <span className="block text-ink">{text.read(read)}</span>}
        {read && part === 'transaction' && (
          <span className="block font-mono text-ink max-lg:text-sm">{read}</span>
        )}
      </dd>
    </div>
  );
}

function useWords(part: ReceiptPart, { verdict, isDoubtful }: Finding): string {
  const text = useReadingTexts();
  if (verdict === 'differs') return text.differs;
  if (verdict === 'not-found') return text.notFound;
  if (part === 'transaction') return text.found;
  return isDoubtful ? text.doubtful : text.matches;
}
