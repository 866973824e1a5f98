import type { Language } from '@mooncake/domain/language';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { type AuditField, type AuditValue, readAuditName } from '@mooncake/domain/staff/audit-changes';
import { formatDate } from '../../../lib/format-date.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { whatsappTexts } from './whatsapp.texts.ts';

type Moved = Pick<AdminOrder, 'moved' | 'deliveryAddress' | 'language'>;

/** What staff changed about how an order changes hands, line by line, in its customer's language; null for nothing. */
export function changeNews({ moved, deliveryAddress, language }: Moved): string | null {
  if (!moved) return null;
  const text = whatsappTexts[language].changed;
  const lines = told.flatMap(({ field, what, inWords }) => {
    const change = moved.changes.find((known) => known.field === field);
    if (!change) return [];
    const [was, is] = [inWords(change.before, language), inWords(change.after, language)];
    return text.line(text[what], was || text.nothing, is || text.nothing);
  });
  if (moved.addressChanged && deliveryAddress) lines.push(text.newAddress(deliveryAddress));
  return lines.length === 0 ? null : [text.lead, ...lines].join('\n');
}

type Told = {
  field: AuditField;
  what: 'method' | 'date' | 'time';
  inWords: (value: AuditValue, language: Language) => string;
};

/** What it is called, where it has a name in each language, and as it was written where it has one. */
function inNames(value: AuditValue, language: Language): string {
  const name = readAuditName(value);
  if (name) return inLanguage(language, name.name, name.nameZh);
  return typeof value === 'string' ? value : '';
}

/** What a customer has to know of a move, in the order it is told. */
const told: readonly Told[] = [
  {
    field: 'deliveryMethod',
    what: 'method',
    inWords: inNames,
  },
  {
    field: 'batchDate',
    what: 'date',
    inWords: (value, language) => (typeof value === 'string' ? formatDate(value, language) : ''),
  },
  {
    field: 'timeSlot',
    what: 'time',
    inWords: inNames,
  },
];
