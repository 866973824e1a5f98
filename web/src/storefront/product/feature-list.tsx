import { useMessages } from '../../i18n/language-context.ts';

export function FeatureList({ features }: { features: readonly string[] }) {
  const text = useMessages().product;
  if (features.length === 0) return null;
  return (
    <ul aria-label={text.features} className="grid gap-1.5 [overflow-wrap:anywhere]">
      {features.map((feature) => (
        <li key={feature} className="flex items-center gap-3">
          <span aria-hidden="true" className="moon size-2.5 shrink-0 rounded-full" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
