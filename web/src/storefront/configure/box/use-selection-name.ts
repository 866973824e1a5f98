import type { BoxSelection } from '@mooncake/domain/products/kinds/box-builder';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { useConfigureTexts } from '../configure.texts.ts';

/** `White Lotus with yolk`, in the reader's language. */
export function useSelectionName() {
  const text = useConfigureTexts().box;
  const { language } = useLanguage();

  return ({
    flavourName,
    flavourNameZh,
    hasYolk,
  }: Pick<BoxSelection, 'flavourName' | 'flavourNameZh' | 'hasYolk'>) => {
    const name = inLanguage(language, flavourName, flavourNameZh);
    return hasYolk ? text.withYolk(name) : name;
  };
}
