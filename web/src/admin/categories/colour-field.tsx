import { CategoryBadge } from '../../shared/catalogue/category-badge.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useAdminCategoriesTexts } from './categories.texts.ts';

type ColourFieldProps = {
  /** As it is typed. */
  value: string;
  /** The last colour that could be read. */
  color: string;
  name: string;
  nameZh: string;
  problem: string | undefined;
  onChange: (value: string) => void;
};

/** A colour by its digits or by the browser's own picker, beside the badge it makes. */
export function ColourField({ value, color, name, nameZh, problem, onChange }: ColourFieldProps) {
  const text = useAdminCategoriesTexts();
  const sample = { id: '', name, nameZh, color, sortOrder: 0 };
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          id="category-colour"
          label={text.colour}
          value={value}
          onType={onChange}
          hint={text.colourHint}
          problem={problem}
          maxLength={9}
        />
        <input
          type="color"
          aria-label={text.colourPicker}
          value={color}
          onChange={({ target }) => onChange(target.value)}
          className="mt-7.5 h-12 w-14 cursor-pointer rounded-xl border border-muted/55 bg-card p-1"
        />
      </div>
      <div className="grid gap-1.5">
        <span className="font-semibold">{text.preview}</span>
        <div className="flex min-h-12 items-center rounded-xl border border-line border-dashed px-4">
          <CategoryBadge name={name || text.previewName} category={sample} />
        </div>
      </div>
    </div>
  );
}
