import { Both } from './both-languages.tsx';
import { SectionCard } from './summary-card.tsx';

export function ImportantPart({ reference }: { reference: string }) {
  return (
    <SectionCard heading={(text) => text.important}>
      <ul className="grid list-disc gap-2.5 pl-5 marker:text-crust">
        <li>
          <Both say={(text) => text.keepSummary} stacked />
        </li>
        <li>
          <Both say={(text) => text.includeReference(reference)} stacked />
        </li>
        <li>
          <Both say={(text) => text.verification} stacked />
        </li>
      </ul>
    </SectionCard>
  );
}
