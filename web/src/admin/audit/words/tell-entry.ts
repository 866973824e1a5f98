import { type Language, languages } from '@mooncake/domain/language';
import { statusPairSchema } from '@mooncake/domain/orders/status/status';
import type { AuditEntry } from '@mooncake/domain/staff/audit.contract';
import {
  type AuditValue,
  isAuditField,
  readAuditChanges,
  readAuditValue,
} from '@mooncake/domain/staff/audit-changes';
import { orderTexts } from '../../../shared/orders/order.texts.ts';
import { readyReasons } from '../../lib/ready-reasons.texts.ts';
import { auditActionWords } from './audit-actions.texts.ts';
import { auditWords } from './audit-words.texts.ts';
import { settingName, tellSetting } from './tell-setting.ts';
import { isNothing, tellName, tellPlain, tellValue, withDay } from './tell-value.ts';

/** A line of the log as a person reads it. */
export type AuditStory = {
  who: string;
  did: string;
  /** What it was done to, by its name; an order is told by its number, elsewhere. */
  about: string | null;
  /** What changed, why, and whatever else there is to know. */
  lines: string[];
};

type Told = Pick<AuditEntry, 'actorName' | 'action' | 'subjectName' | 'subjectDate' | 'details'>;

/** One line of the log in words: the log and the history of an order say the same. */
export function tellEntry(entry: Told, language: Language): AuditStory {
  const { about, told } = subjectOf(entry, language);
  return {
    who: auditWords[language].actors[entry.actorName] ?? entry.actorName,
    did: whatWasDone(entry, language),
    about,
    lines: [
      ...statusLines(entry, language),
      ...reasonLines(entry, language),
      ...changeLines(entry, language),
      ...factLines(entry, told, language),
    ],
  };
}

/** An action by its name; of one that only another version knows, that something was done. */
export function tellAction(action: string, language: Language): string {
  const words: Readonly<Record<string, string>> = auditActionWords[language];
  return words[action] ?? auditWords[language].somethingElse;
}

function whatWasDone({ action, details }: Told, language: Language): string {
  const changes = readAuditChanges(details.changes);
  const isAddressAlone = action === 'order.moved' && details.addressChanged === true && changes.length === 0;
  return isAddressAlone ? auditWords[language].addressChanged : tellAction(action, language);
}

/** The name of what it was done to, and the detail that said it. */
function subjectOf({ action, actorName, subjectName, subjectDate, details }: Told, language: Language) {
  const [kind = ''] = action.split('.');
  const isOwn = kind === 'staff' && subjectName === actorName;
  const field = {
    product: 'name',
    category: 'name',
    method: 'name',
    template: 'name',
    batch: 'batchName',
    slot: 'timeSlot',
  }[kind];
  const written = field && readAuditValue(details[field]);
  if (field && written !== undefined && isAuditField(field) && !isNothing(written)) {
    const about = tellValue(field, written, language);
    const date = kind === 'batch' ? readAuditValue(details.batchDate) : undefined;
    if (typeof date === 'string')
      return { about: withDay(about, date, language), told: [field, 'batchDate'] };
    return { about: withDay(about, kind === 'batch' ? subjectDate : null, language), told: [field] };
  }
  if (subjectName !== null && !isOwn) {
    return { about: withDay(subjectName, subjectDate, language), told: [] };
  }
  if (kind === 'staff' && typeof details.email === 'string') return { about: details.email, told: ['email'] };
  return { about: null, told: [] };
}

/** Both statuses, where they changed; and that a payment stays what it is when its order is cancelled. */
function statusLines({ details }: Told, language: Language): string[] {
  const text = auditWords[language];
  const { status, payment } = orderTexts[language];
  const [was, is] = [statusPairSchema.safeParse(details.before), statusPairSchema.safeParse(details.after)];
  if (!was.success || !is.success) return [];
  const [before, after] = [was.data, is.data];
  const isPaymentSame = before.paymentStatus === after.paymentStatus;
  const isCancelled = after.orderStatus === 'cancelled' || after.orderStatus === 'rejected';
  return [
    ...(before.orderStatus === after.orderStatus
      ? []
      : [text.change(text.fields.orderStatus, status[before.orderStatus], status[after.orderStatus])]),
    ...(isPaymentSame
      ? []
      : [
          text.change(text.fields.paymentStatus, payment[before.paymentStatus], payment[after.paymentStatus]),
        ]),
    ...(isPaymentSame && isCancelled ? [text.paymentStays(payment[after.paymentStatus])] : []),
  ];
}

function reasonLines({ details: { reason } }: Told, language: Language): string[] {
  return typeof reason === 'string' && reason !== ''
    ? [auditWords[language].reason(tellReason(reason, language))]
    : [];
}

const readyMade = (language: Language): string[] => {
  const { cancel, refuse, paid, ready, completed, handover } = readyReasons[language];
  return [...cancel, ...refuse, ...paid, ...ready, ...completed, handover.done, handover.undone];
};

/** Words the shop offers ready-made have a twin in the other language; what was typed has none. */
function tellReason(reason: string, language: Language): string {
  const own = readyMade(language);
  const at = languages.map((other) => readyMade(other).indexOf(reason)).find((index) => index >= 0);
  return own[at ?? -1] ?? reason;
}

function changeLines({ action, details }: Told, language: Language): string[] {
  const text = auditWords[language];
  const isSettings = action === 'settings.changed';
  const lines = readAuditChanges(details.changes).flatMap(({ field, of, before, after }) => {
    const name = isSettings ? settingName(field, language) : isAuditField(field) ? text.fields[field] : null;
    if (name === null) return [];
    const named = of === undefined ? name : text.of(tellName(of, language), name);
    if (Array.isArray(before) && Array.isArray(after)) return [listLine(named, before, after, language)];
    const tell = (value: typeof before) => {
      if (isSettings) return tellSetting(field, value, language);
      return isAuditField(field) ? tellValue(field, value, language) : null;
    };
    const [was, is] = [tell(before), tell(after)];
    // A picture, or a long text with another end: nobody is helped by seeing the same twice.
    return was === null || is === null || was === is ? [text.changed(named)] : [text.change(named, was, is)];
  });
  const isMoved = action === 'order.moved' && details.addressChanged === true && lines.length > 0;
  return isMoved ? [...lines, text.changed(text.address)] : lines;
}

/** Of two lists, what came and what went; where neither did, their order changed. */
function listLine(
  named: string,
  before: readonly AuditValue[],
  after: readonly AuditValue[],
  language: Language,
): string {
  const text = auditWords[language];
  const told = (values: readonly AuditValue[]) => values.map((value) => tellPlain(value, language));
  const without = (names: string[], others: string[]) => names.filter((one) => !others.includes(one));
  const [was, is] = [told(before), told(after)];
  const [added, removed] = [without(is, was).join(text.comma), without(was, is).join(text.comma)];
  const parts = [...(added ? [text.added(added)] : []), ...(removed ? [text.removed(removed)] : [])];
  return parts.length === 0 ? text.changed(named) : text.fact(named, parts.join(text.semicolon));
}

function factLines({ details }: Told, told: readonly string[], language: Language): string[] {
  const { fields, fact } = auditWords[language];
  return Object.entries(details).flatMap(([field, written]) => {
    const value = readAuditValue(written);
    if (!isAuditField(field) || told.includes(field) || value === undefined || isNothing(value)) return [];
    return [fact(fields[field], tellValue(field, value, language))];
  });
}
