import type { StatementPreview } from '@mooncake/domain/statements/statements.contract';
import type { StatementMapping } from '@mooncake/domain/statements/table/statement-mapping';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useColumnNames } from './column-name.ts';
import { usePreviewTexts } from './preview.texts.ts';

type MappingFieldsProps = {
  preview: StatementPreview;
  mapping: StatementMapping;
  onChange: (mapping: StatementMapping) => void;
};

const none = '';
const toColumn = (value: string) => (value === none ? null : Number(value));

/** Which column is what, as it was recognised; whatever is wrong is chosen anew. */
export function MappingFields({ preview, mapping, onChange }: MappingFieldsProps) {
  const text = usePreviewTexts();
  const names = useColumnNames(preview, mapping.headingRow);
  const columns = names.map((label, at) => ({ value: String(at), label }));
  const maybe = [{ value: none, label: text.nothing }, ...columns];
  const change = (part: Partial<StatementMapping>) => onChange({ ...mapping, ...part });
  const { amount } = mapping;
  const other = amount.kind === 'one' ? amount.column : amount.inColumn;

  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        id="heading-row"
        label={text.headingRow}
        value={String(mapping.headingRow)}
        onChoose={(value) => change({ headingRow: Number(value) })}
        options={[-1, ...preview.rows.keys()].map((at) => ({
          value: String(at),
          label: at < 0 ? text.noHeading : text.row(at + 1),
        }))}
      />
      <SelectField
        id="date-column"
        label={text.date}
        value={String(mapping.dateColumn)}
        onChoose={(value) => change({ dateColumn: Number(value) })}
        options={columns}
      />
      <SelectField
        id="date-order"
        label={text.order}
        value={mapping.dateOrder}
        onChoose={(dateOrder) => change({ dateOrder })}
        options={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: text.orders[value] }))}
      />
      <SelectField
        id="amount-kind"
        label={text.amounts}
        value={amount.kind}
        onChoose={(kind) =>
          change({
            amount:
              kind === 'one'
                ? { kind, column: other, markColumn: null }
                : { kind, inColumn: other, outColumn: null },
          })
        }
        options={[
          { value: 'one', label: text.one },
          { value: 'two', label: text.two },
        ]}
      />
      {amount.kind === 'one' ? (
        <>
          <SelectField
            id="amount-column"
            label={text.amount}
            value={String(amount.column)}
            onChoose={(value) => change({ amount: { ...amount, column: Number(value) } })}
            options={columns}
          />
          <SelectField
            id="mark-column"
            label={text.mark}
            value={String(amount.markColumn ?? none)}
            onChoose={(value) => change({ amount: { ...amount, markColumn: toColumn(value) } })}
            options={maybe}
          />
        </>
      ) : (
        <>
          <SelectField
            id="in-column"
            label={text.credit}
            value={String(amount.inColumn)}
            onChoose={(value) => change({ amount: { ...amount, inColumn: Number(value) } })}
            options={columns}
          />
          <SelectField
            id="out-column"
            label={text.debit}
            value={String(amount.outColumn ?? none)}
            onChoose={(value) => change({ amount: { ...amount, outColumn: toColumn(value) } })}
            options={maybe}
          />
        </>
      )}
      <SelectField
        id="decimal-mark"
        label={text.decimal}
        value={mapping.decimalMark}
        onChoose={(decimalMark) => change({ decimalMark })}
        options={(['.', ','] as const).map((value) => ({ value, label: text.decimals[value] }))}
      />
      <SelectField
        id="payer-column"
        label={text.payer}
        value={String(mapping.payerColumn ?? none)}
        onChoose={(value) => change({ payerColumn: toColumn(value) })}
        options={maybe}
      />
      <SelectField
        id="balance-column"
        label={text.balance}
        value={String(mapping.balanceColumn ?? none)}
        onChoose={(value) => change({ balanceColumn: toColumn(value) })}
        options={maybe}
      />
      <fieldset className="mapping-words">
        <legend className="font-semibold">{text.text}</legend>
        <div className="flex flex-wrap gap-x-5">
          {names.map((label, at) => (
            <Checkbox
              key={label}
              label={label}
              isChecked={mapping.textColumns.includes(at)}
              isOff={!mapping.textColumns.includes(at) && mapping.textColumns.length >= 10}
              onChange={(isChecked) => {
                const others = mapping.textColumns.filter((column) => column !== at);
                change({ textColumns: (isChecked ? [...others, at] : others).toSorted((a, b) => a - b) });
              }}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
