import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminProductsTexts } from './products.texts.ts';

type FeatureListProps = {
  id: string;
  label: string;
  addLabel: string;
  features: readonly string[];
  onChange: (features: string[]) => void;
};

/** Short phrases, added by Enter or by the button; blank ones are ignored. */
export function FeatureList({ id, label, addLabel, features, onChange }: FeatureListProps) {
  const text = useAdminProductsTexts();
  const [typed, setTyped] = useState('');

  const add = () => {
    const feature = typed.trim();
    if (feature !== '' && !features.includes(feature)) onChange([...features, feature]);
    setTyped('');
  };
  const addByEnter = (event: KeyboardEvent) => {
    // The one that ends a word being composed, as in Chinese, is no Enter.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div className="grid content-start gap-3">
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <TextField
          id={id}
          label={label}
          value={typed}
          onType={setTyped}
          onKeyDown={addByEnter}
          maxLength={80}
        />
        <Button look="outline" size="compact" aria-label={addLabel} onClick={add} className="min-h-12">
          <Icon name="plus" />
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {features.map((feature) => (
          <li key={feature} className="flex items-center rounded-full bg-flour pl-3.5">
            {feature}
            <button
              type="button"
              aria-label={text.removeFeature(feature)}
              onClick={() => onChange(features.filter((other) => other !== feature))}
              className="grid size-11 place-items-center rounded-full text-muted hover:text-ink"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
