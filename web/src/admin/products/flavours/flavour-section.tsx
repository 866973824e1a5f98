import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fieldId } from '../field-id.ts';
import { FormSection } from '../form-section.tsx';

type FlavourSectionProps = {
  title: string;
  lead?: string;
  /** Where its own problem, an empty list, is told. */
  path: string;
  addLabel: string;
  problem?: string | undefined;
  onAdd: () => void;
  children: ReactNode;
};

/** A list of flavours with the button that makes it longer. */
export function FlavourSection({
  title,
  lead,
  path,
  addLabel,
  problem,
  onAdd,
  children,
}: FlavourSectionProps) {
  return (
    <FormSection title={title} lead={lead}>
      <ol className="grid grid-cols-1 gap-3 empty:hidden">{children}</ol>
      <div>
        <Button id={fieldId(path)} look="outline" onClick={onAdd}>
          <Icon name="plus" />
          {addLabel}
        </Button>
        {problem !== undefined && <p className="mt-2 text-seal">{problem}</p>}
      </div>
    </FormSection>
  );
}
