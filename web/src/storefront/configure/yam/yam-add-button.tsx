import { type YamBox, yamButton } from '@mooncake/domain/products/kinds/yam-box';
import { AddButton } from '../box/add-button.tsx';
import { useConfigureTexts } from '../configure.texts.ts';

/** Says what is missing; pressed too early it may still be pressed, to hear why. */
export function YamAddButton({ box, onAdd }: { box: YamBox; onAdd: () => void }) {
  const texts = useConfigureTexts();
  const button = yamButton(box);

  return (
    <AddButton aria-disabled={button.state !== 'ready'} onClick={onAdd}>
      {button.state === 'choose_size' && texts.yam.selectSize}
      {button.state === 'select_more' && texts.yam.selectMore(button.remaining)}
      {button.state === 'ready' && texts.addToCart}
    </AddButton>
  );
}
