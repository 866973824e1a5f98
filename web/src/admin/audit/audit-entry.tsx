import type { AuditEntry } from '@mooncake/domain/staff/audit.contract';
import { auditKindOf } from '@mooncake/domain/staff/audit-kind';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { useAdminAuditTexts } from './audit.texts.ts';
import { StoryLines } from './words/story-lines.tsx';
import { tellEntry } from './words/tell-entry.ts';

/** More lines than these are folded away. */
const maxOpen = 3;

export function AuditLine({ entry }: { entry: AuditEntry }) {
  const text = useAdminAuditTexts();
  const { language } = useLanguage();
  const kind = auditKindOf(entry.action);
  const { who, did, about, lines } = tellEntry(entry, language);

  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-t px-4.5 py-3.5 first:border-t-0 md:grid-cols-[11rem_1fr_auto] md:px-6">
      <time dateTime={entry.at} className="text-sm text-muted tabular-nums md:pt-0.5">
        {formatMoment(entry.at, language)}
      </time>
      <div className="min-w-0 leading-snug">
        <p>
          <strong className="font-semibold">{who}</strong> {did}
          {about && <span className="[overflow-wrap:anywhere]"> · {about}</span>}
          {entry.orderNumber && entry.subjectId && (
            <>
              {' · '}
              <Link
                to={`/admin?order=${entry.subjectId}`}
                className="whitespace-nowrap text-crust underline underline-offset-4"
              >
                {text.openOrder(entry.orderNumber)}
              </Link>
            </>
          )}
        </p>
        {lines.length > maxOpen ? (
          <details className="mt-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted md:min-h-8">
              {text.details} ({lines.length})
            </summary>
            <StoryLines lines={lines} />
          </details>
        ) : (
          <StoryLines lines={lines} />
        )}
      </div>
      {kind && <Badge className="w-fit self-start">{text.kinds[kind]}</Badge>}
    </li>
  );
}
