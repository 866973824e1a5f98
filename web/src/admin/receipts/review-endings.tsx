import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useReviewTexts } from './review.texts.ts';

/** Nobody is waiting any more. */
export function Finished({ onClose }: { onClose: () => void }) {
  const text = useReviewTexts();
  return (
    <div role="status" className="m-auto grid justify-items-center gap-3 px-6 py-10 text-center">
      <Icon name="check" className="size-12 text-jade" />
      <p className="font-display text-xl">{text.finished}</p>
      <p className="text-muted">{text.finishedMessage}</p>
      <Button onClick={onClose}>{text.close}</Button>
    </div>
  );
}

type OrderGoneProps = {
  /** Unknown where the order was gone before it could be read. */
  orderNumber: string | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
};

/** Whoever was looking at a removed order goes on by their own press: never into another customer's receipt unasked. */
export function OrderGone({ orderNumber, onNext, onClose }: OrderGoneProps) {
  const text = useReviewTexts();
  return (
    <div role="alert" className="m-auto grid justify-items-center gap-3 px-6 py-10 text-center">
      <Icon name="warning" className="size-12 text-crust" />
      <p className="font-display text-xl">{text.gone.title}</p>
      <p className="text-muted">{orderNumber ? text.gone.message(orderNumber) : text.gone.unknown}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look={onNext ? 'outline' : 'primary'} onClick={onClose}>
          {text.close}
        </Button>
        {onNext && <Button onClick={onNext}>{text.gone.next}</Button>}
      </div>
    </div>
  );
}
