import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fieldId } from '../field-id.ts';
import type { FormPart } from '../form-context.ts';
import { FormSection } from '../form-section.tsx';
import { NameFields } from '../name-fields.tsx';
import { moved, withChanged, without } from '../row-list.ts';
import { FlavourFrame } from './flavour-frame.tsx';

type Named = { key: string; name: string; nameZh: string };

type FlavourParts<Flavour> = {
  flavour: Flavour;
  /** Where its problems are told. */
  path: string;
  edit: (changes: Partial<Flavour>) => void;
  /** The fields every flavour has. */
  names: ReactNode;
};

type FlavourListProps<Flavour extends Named> = {
  title: string;
  lead?: string;
  /** Where its own problem, an empty list, is told. */
  path: string;
  addLabel: string;
  /** What a flavour is called while it has no name. */
  newLabel: string;
  flavours: readonly Flavour[];
  fresh: () => Flavour;
  badgeOf?: (flavour: Flavour) => string;
  /** The fields besides the names that can be wrong. */
  checkedFields?: readonly string[];
  problemAt: FormPart['problemAt'];
  onChange: (flavours: Flavour[]) => void;
  /** The fields of one flavour. */
  children: (parts: FlavourParts<Flavour>) => ReactNode;
};

/** A list of flavours to open, move and take away, with the button that makes it longer. */
export function FlavourList<Flavour extends Named>({
  title,
  lead,
  path: listPath,
  addLabel,
  newLabel,
  flavours,
  fresh,
  badgeOf,
  checkedFields = [],
  problemAt,
  onChange,
  children: fieldsOf,
}: FlavourListProps<Flavour>) {
  const problem = problemAt(listPath);
  return (
    <FormSection title={title} lead={lead}>
      <ol className="grid grid-cols-1 gap-3 empty:hidden">
        {flavours.map((flavour, at) => {
          const path = `${listPath}.${at}`;
          const edit = (changes: Partial<Flavour>) => onChange(withChanged(flavours, at, changes));
          const { key, name, nameZh } = flavour;
          return (
            <FlavourFrame
              key={key}
              name={name}
              nameZh={nameZh}
              badge={badgeOf?.(flavour) || undefined}
              newLabel={newLabel}
              isFirst={at === 0}
              isLast={at === flavours.length - 1}
              hasProblem={[...checkedFields, 'name', 'nameZh'].some(
                (field) => problemAt(`${path}.${field}`) !== undefined,
              )}
              onMove={(by) => onChange(moved(flavours, at, at + by))}
              onRemove={() => onChange(without(flavours, at))}
            >
              {fieldsOf({
                flavour,
                path,
                edit,
                names: (
                  <NameFields
                    path={path}
                    name={name}
                    nameZh={nameZh}
                    onChange={(changes) =>
                      onChange(flavours.map((one, index) => (index === at ? { ...one, ...changes } : one)))
                    }
                    problemAt={problemAt}
                  />
                ),
              })}
            </FlavourFrame>
          );
        })}
      </ol>
      <div>
        <Button id={fieldId(listPath)} look="outline" onClick={() => onChange([...flavours, fresh()])}>
          <Icon name="plus" />
          {addLabel}
        </Button>
        {problem !== undefined && <p className="mt-2 text-seal">{problem}</p>}
      </div>
    </FormSection>
  );
}
