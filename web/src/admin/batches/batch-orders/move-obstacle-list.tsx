import { canMove } from '@mooncake/domain/batches/batch-orders';
import type { MoveObstacles } from '@mooncake/domain/batches/batch-orders.contract';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useBatchOrdersTexts } from './batch-orders.texts.ts';

/** Everything that keeps the orders from moving, in words. */
export function MoveObstacleList({ obstacles }: { obstacles: MoveObstacles }) {
  const text = useBatchOrdersTexts();
  const { language } = useLanguage();
  const slotName = useSlotName();
  if (canMove(obstacles)) return <p className="font-semibold text-jade">{text.fits}</p>;
  const lines = [
    ...obstacles.shortages.map(({ productName, productNameZh, needed, available }) =>
      text.short(inLanguage(language, productName, productNameZh), needed, available),
    ),
    ...obstacles.slots.map(({ needed, available, ...slot }) =>
      text.slotShort(slotName(slot), needed, available),
    ),
    ...obstacles.methods.map(({ name, nameZh, orders }) =>
      text.unserved(inLanguage(language, name, nameZh), orders),
    ),
  ];
  return (
    <Notice look="problem" title={text.obstacles} isAlert>
      <ul className="grid gap-1 tabular-nums">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2">{text.obstaclesHint}</p>
    </Notice>
  );
}
