import { adminPrintTexts, type PrintTexts } from '../../i18n/use-admin-print-texts.ts';
import { En, Zh } from '../../ui/language-run.tsx';

/** One message in both languages, side by side: whoever bakes or packs reads either. */
export function Both({ say }: { say: (text: PrintTexts) => string }) {
  return (
    <>
      <En>{say(adminPrintTexts.en)}</En> <Zh>{say(adminPrintTexts.zh)}</Zh>
    </>
  );
}
