import { TextField } from '../../ui/form/text-field.tsx';
import { FeatureList } from './feature-list.tsx';
import { fieldId } from './field-id.ts';
import type { FormPart } from './form-context.ts';
import { FormSection } from './form-section.tsx';
import { useAdminProductsTexts } from './products.texts.ts';

export function WordsSection({ form, change }: FormPart) {
  const text = useAdminProductsTexts();
  return (
    <FormSection title={text.words}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          id={fieldId('description')}
          label={text.description}
          value={form.description}
          onType={(description) => change({ description })}
          lines={4}
          maxLength={2000}
        />
        <TextField
          id={fieldId('descriptionZh')}
          label={text.descriptionZh}
          value={form.descriptionZh}
          onType={(descriptionZh) => change({ descriptionZh })}
          lines={4}
          maxLength={2000}
        />
        <FeatureList
          id={fieldId('features')}
          label={text.features}
          addLabel={text.addFeature}
          features={form.features}
          onChange={(features) => change({ features })}
        />
        <FeatureList
          id={fieldId('featuresZh')}
          label={text.featuresZh}
          addLabel={text.addFeatureZh}
          features={form.featuresZh}
          onChange={(featuresZh) => change({ featuresZh })}
        />
      </div>
    </FormSection>
  );
}
