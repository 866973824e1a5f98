import type { Language } from '@mooncake/domain/language';
import { formatRinggit } from '@mooncake/domain/money';
import { orderStatusSchema, paymentStatusSchema } from '@mooncake/domain/orders/status/status';
import {
  type AuditField,
  type AuditName,
  type AuditValue,
  auditFields,
} from '@mooncake/domain/staff/audit-changes';
import { staffRoleSchema } from '@mooncake/domain/staff/role';
import { formatDate } from '../../../lib/format-date.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { orderTexts } from '../../../shared/orders/order.texts.ts';
import { auditWords } from './audit-words.texts.ts';

/** A value as a person reads it: money and dates by their formatters, yes and no in words, names in their language. */
export function tellValue(field: AuditField, value: AuditValue, language: Language): string {
  const text = auditWords[language];
  const kind = auditFields[field];
  if (value === null && kind === 'capacity') return text.noLimit;
  if (isNothing(value)) return text.none;
  if (Array.isArray(value)) return value.map((one) => tellValue(field, one, language)).join(text.comma);

  switch (kind) {
    case 'money':
      return typeof value === 'number' ? formatRinggit(value) : tellPlain(value, language);
    case 'date':
      return isDate(value) ? formatDate(value, language) : tellPlain(value, language);
    case 'moment':
      return isMoment(value) ? formatMoment(value, language) : tellPlain(value, language);
    case 'role': {
      const role = staffRoleSchema.safeParse(value);
      return role.success ? text.roles[role.data] : tellPlain(value, language);
    }
    case 'order_status': {
      const status = orderStatusSchema.safeParse(value);
      return status.success ? orderTexts[language].status[status.data] : tellPlain(value, language);
    }
    case 'payment_status': {
      const status = paymentStatusSchema.safeParse(value);
      return status.success ? orderTexts[language].payment[status.data] : tellPlain(value, language);
    }
    default:
      return tellPlain(value, language);
  }
}

/** A name that stands alone, or a text. */
export function tellName(name: string | AuditName, language: Language): string {
  if (typeof name === 'string') return name;
  return withDay(inLanguage(language, name.name, name.nameZh), name.date, language);
}

/** Names of batches come again each year: the back office names none without its day. */
export function withDay(name: string, date: string | null | undefined, language: Language): string {
  return date ? `${name} · ${formatDate(date, language, 'short')}` : name;
}

/** Whether there is anything to say of it. */
export function isNothing(value: AuditValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

export function tellPlain(value: AuditValue, language: Language): string {
  const { yes, no, none } = auditWords[language];
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'object' && value !== null && 'name' in value) return tellName(value, language);
  return isNothing(value) ? none : String(value);
}

function isDate(value: AuditValue): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function isMoment(value: AuditValue): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
