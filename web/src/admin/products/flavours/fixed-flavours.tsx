import type { FixedFlavourForm } from '@mooncake/domain/products/form/product-form';
import { randomUuid } from '../../lib/random-uuid.ts';
import type { FormPart } from '../form-context.ts';
import { NameFields } from '../name-fields.tsx';
import { useAdminProductsTexts } from '../products.texts.ts';
import { moved, withChanged, without } from '../row-list.ts';
import { FlavourFrame } from './flavour-frame.tsx';
import { FlavourSection } from './flavour-section.tsx';

/** Flavours that come with the box: names to show, nothing to choose. */
export function FixedFlavours({ form: { fixedFlavours: flavours }, change, problemAt }: FormPart) {
  const text = useAdminProductsTexts();
  const set = (fixedFlavours: FixedFlavourForm[]) => change({ fixedFlavours });
  return (
    <FlavourSection
      title={text.fixed}
      lead={text.fixedLead}
      path="fixedFlavours"
      addLabel={text.addFixed}
      onAdd={() => set([...flavours, { key: randomUuid(), name: '', nameZh: '' }])}
    >
      {flavours.map((flavour, at) => {
        const path = `fixedFlavours.${at}`;
        return (
          <FlavourFrame
            key={flavour.key}
            name={flavour.name}
            nameZh={flavour.nameZh}
            newLabel={text.newFixed}
            isFirst={at === 0}
            isLast={at === flavours.length - 1}
            hasProblem={['name', 'nameZh'].some((field) => problemAt(`${path}.${field}`) !== undefined)}
            onMove={(by) => set(moved(flavours, at, at + by))}
            onRemove={() => set(without(flavours, at))}
          >
            <NameFields
              path={path}
              name={flavour.name}
              nameZh={flavour.nameZh}
              onChange={(changes) => set(withChanged(flavours, at, changes))}
              problemAt={problemAt}
            />
          </FlavourFrame>
        );
      })}
    </FlavourSection>
  );
}
