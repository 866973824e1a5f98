import { useLanguage } from '../../i18n/language-context.ts';
import { En, Zh } from '../../ui/language-run.tsx';

/** A product in the language of the back office, in English where it has no other name. */
export function ProductName({ product: { name, nameZh } }: { product: { name: string; nameZh: string } }) {
  const { language } = useLanguage();
  return language === 'zh' && nameZh !== '' ? <Zh>{nameZh}</Zh> : <En>{name}</En>;
}
