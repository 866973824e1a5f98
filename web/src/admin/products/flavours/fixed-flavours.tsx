import { randomUuid } from '../../lib/random-uuid.ts';
import type { FormPart } from '../form-context.ts';
import { useAdminProductsTexts } from '../products.texts.ts';
import { FlavourList } from './flavour-list.tsx';

/** Flavours that come with the box: names to show, nothing to choose. */
export function FixedFlavours({ form: { fixedFlavours }, change, problemAt }: FormPart) {
  const text = useAdminProductsTexts();
  return (
    <FlavourList
      title={text.fixed}
      lead={text.fixedLead}
      path="fixedFlavours"
      addLabel={text.addFixed}
      newLabel={text.newFixed}
      flavours={fixedFlavours}
      fresh={() => ({ key: randomUuid(), name: '', nameZh: '' })}
      problemAt={problemAt}
      onChange={(changed) => change({ fixedFlavours: changed })}
    >
      {({ names }) => names}
    </FlavourList>
  );
}
