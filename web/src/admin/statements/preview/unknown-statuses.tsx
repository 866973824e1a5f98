import type { StatementMapping } from '@mooncake/domain/statements/table/statement-mapping';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePreviewTexts } from './preview.texts.ts';

type UnknownStatusesProps = {
  statuses: readonly string[];
  mapping: StatementMapping;
  onChange: (mapping: StatementMapping) => void;
};

/** What a bank calls money that arrived, where the shop cannot know it; remembered with its columns. */
export function UnknownStatuses({ statuses, mapping, onChange }: UnknownStatusesProps) {
  const text = usePreviewTexts();
  if (statuses.length === 0) return null;
  const { arrivedWords = [] } = mapping;
  const tick = (status: string, isTicked: boolean) => {
    const others = arrivedWords.filter((word) => word !== status);
    // Only what this file has: words of another bank would pile up in what is remembered.
    const kept = others.filter((word) => statuses.includes(word));
    onChange({ ...mapping, arrivedWords: isTicked ? [...kept, status] : kept });
  };
  return (
    <Notice look="problem" title={text.unknownStatuses}>
      <p>{text.unknownStatusesHint}</p>
      <div className="flex flex-wrap gap-x-5">
        {statuses.map((status) => (
          <Checkbox
            key={status}
            label={text.quoted(status)}
            isChecked={arrivedWords.includes(status)}
            onChange={(isTicked) => tick(status, isTicked)}
          />
        ))}
      </div>
    </Notice>
  );
}
