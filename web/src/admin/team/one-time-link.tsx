import { useLanguage } from '../../i18n/language-context.ts';
import { useCopy } from '../../lib/browser/use-copy.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useAdminTeamTexts } from './team.texts.ts';

export type MadeLink = { title: string; url: string; expiresAt: string };

/** A link only its maker sees, and only now. */
export function OneTimeLink({ link }: { link: MadeLink }) {
  const text = useAdminTeamTexts();
  const { copied } = useCommonTexts();
  const { language } = useLanguage();
  const { isCopied, copy } = useCopy(link.url, () =>
    toast({ title: text.notCopied, message: text.copyByHand, variant: 'destructive' }),
  );
  return (
    <div role="status">
      <Notice look="info" title={link.title}>
        <p>
          {text.linkOnce} {text.validUntil(formatMoment(link.expiresAt, language))}
        </p>
        <code className="mt-2 block select-all break-all rounded-lg bg-flour px-3 py-2">{link.url}</code>
        <Button look="outline" className="mt-3" onClick={copy}>
          {isCopied ? copied : text.copyLink}
        </Button>
      </Notice>
    </div>
  );
}
