import type { BoxContent } from '@mooncake/domain/orders/contents/box-contents';
import { flavourCode } from '@mooncake/domain/products/kinds/lines/flavour-code';
import { En, Zh } from '../../ui/language-run.tsx';
import { Both } from './both.tsx';

/** The code as on the trays of the kitchen. */
export function CodeBadge({ flavourId, name }: Pick<BoxContent, 'flavourId' | 'name'>) {
  return <span className="code-badge">{flavourCode({ id: flavourId, name })}</span>;
}

/** A filled disc is a yolk, an empty ring is none: told apart on any printer, and in words. */
export function YolkMark({ hasYolk }: Pick<BoxContent, 'hasYolk'>) {
  return (
    <span className="yolk-mark">
      <span aria-hidden="true" className={hasYolk ? 'yolk-disc' : 'yolk-disc yolk-none'} />
      <Both say={(text) => (hasYolk ? text.withYolk : text.noYolk)} />
    </span>
  );
}

/** One flavour of a box, on slips and labels. */
export function FlavourLine({ content }: { content: BoxContent }) {
  return (
    <li className="flavour-line">
      <span className="flavour-count">{content.quantity}×</span>
      <CodeBadge {...content} />
      <span className="flavour-names">
        <span>
          <En>{content.name}</En> <Zh>{content.nameZh}</Zh>
        </span>
        <YolkMark hasYolk={content.hasYolk} />
      </span>
    </li>
  );
}
