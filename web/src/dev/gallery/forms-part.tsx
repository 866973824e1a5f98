import { useState } from 'react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { RadioCard } from '../../ui/form/radio-card.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { GalleryTexts } from './gallery-texts.ts';

type Method = 'pickup' | 'delivery';

export function FormsPart({ text }: { text: GalleryTexts }) {
  const [typed, setTyped] = useState('');
  const [method, setMethod] = useState<Method>('pickup');
  const [isOn, setIsOn] = useState(true);
  const field = { value: typed, onType: setTyped };
  const select = {
    label: text.method,
    value: method,
    onChoose: setMethod,
    options: (['pickup', 'delivery'] as const).map((value) => ({ value, label: text[value] })),
  };
  const tick = { isChecked: isOn, onChange: setIsOn };
  return (
    <div className="gallery-grid">
      <TextField id="field-plain" label={text.name} {...field} />
      <TextField id="field-hint" label={text.name} hint={text.hint} aside={text.optional} {...field} />
      <TextField id="field-problem" label={text.name} problem={text.problem} isRequired {...field} />
      <TextField id="field-lines" label={text.notes} lines={3} {...field} />
      <SelectField id="select-plain" {...select} hint={text.hint} />
      <SelectField id="select-problem" {...select} problem={text.problem} isRequired />
      <SelectField id="select-off" {...select} isOff />
      <fieldset className="grid gap-2.5">
        <legend className="font-semibold">{text.method}</legend>
        {(['pickup', 'delivery'] as const).map((value) => (
          <RadioCard
            key={value}
            name="gallery-method"
            value={value}
            isChosen={method === value}
            onChoose={() => setMethod(value)}
            title={text[value]}
          />
        ))}
        <RadioCard
          name="gallery-method"
          value="off"
          isChosen={false}
          onChoose={() => {}}
          isOff
          title={text.off}
        >
          {text.soldOut}
        </RadioCard>
      </fieldset>
      <div className="grid content-start gap-2">
        <Checkbox label={text.agree} {...tick} />
        <Checkbox label={text.agree} {...tick} isOff />
        <Checkbox label={text.agree} {...tick} hidesLabel />
      </div>
      <div className="grid content-start gap-2">
        <Switch label={text.active} isOn={isOn} onChange={setIsOn} />
        <Switch label={text.active} isOn={!isOn} onChange={() => setIsOn(!isOn)} />
        <Switch label={text.active} isOn={isOn} onChange={setIsOn} isBusy />
        <Switch label={text.active} isOn={isOn} onChange={setIsOn} hidesLabel />
      </div>
    </div>
  );
}
