import { auditKinds } from '@mooncake/domain/staff/audit-kind';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useAdminAuditTexts } from './audit.texts.ts';
import { type AuditFilter, auditPeopleQuery } from './audit-query.ts';

type AuditFiltersProps = { filter: AuditFilter; onChange: (filter: AuditFilter) => void };

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const text = useAdminAuditTexts();
  const { data } = useQuery(auditPeopleQuery);
  const people = [
    { value: '', label: text.everybody },
    ...(data?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const kinds = [
    { value: '' as const, label: text.kinds.all },
    ...auditKinds.map((value) => ({ value, label: text.kinds[value] })),
  ];
  const isNarrowed = Object.values(filter).some((value) => value !== '');

  return (
    <section
      aria-label={text.filters}
      className="grid grid-cols-2 items-end gap-4 md:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <SelectField
        id="audit-person"
        label={text.person}
        value={filter.actorId}
        options={people}
        onChoose={(actorId) => onChange({ ...filter, actorId })}
      />
      <SelectField
        id="audit-kind"
        label={text.kind}
        value={filter.kind}
        options={kinds}
        onChoose={(kind) => onChange({ ...filter, kind })}
      />
      <TextField
        id="audit-order"
        label={text.order}
        value={filter.orderNumber}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        onType={(orderNumber) => onChange({ ...filter, orderNumber })}
      />
      <Button
        look="outline"
        disabled={!isNarrowed}
        className="mb-0.5"
        onClick={() => onChange({ actorId: '', kind: '', orderNumber: '' })}
      >
        {text.clear}
      </Button>
    </section>
  );
}
