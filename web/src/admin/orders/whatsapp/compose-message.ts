import { slotName } from '@mooncake/domain/delivery/slot-name';
import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import { formatDate } from '../../../lib/format-date.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { orderLink } from '../../../shared/orders/order-link.ts';
import { changeNews } from './change-news.ts';
import { handoverOf, messageKindOf } from './message-kind.ts';
import { whatsappTexts } from './whatsapp.texts.ts';

export type MessageOrder = Pick<
  AdminOrder,
  | 'orderNumber'
  | 'linkKey'
  | 'language'
  | 'orderStatus'
  | 'paymentStatus'
  | 'hasReceipt'
  | 'outsideStock'
  | 'totalSen'
  | 'deliveryMethod'
  | 'batch'
  | 'timeSlot'
  | 'timeSlotZh'
  | 'slotNote'
  | 'slotNoteZh'
  | 'deliveryAddress'
  | 'customerNote'
  | 'moved'
> & { customer: Pick<AdminOrder['customer'], 'name'> };

/** What the shop says of itself in a message. */
export type MessageShop = Pick<PublicSettings, 'shopName' | 'shopNameZh' | 'bank'> & {
  /** The address of the page where an order can be looked up. */
  statusUrl: string;
};

/** The whole message to a customer, by what became of the order and how it changes hands. */
export function composeMessage(order: MessageOrder, shop: MessageShop): string {
  const { language, customer, customerNote } = order;
  const text = whatsappTexts[language];
  return [
    text.greeting(customer.name, inLanguage(language, shop.shopName, shop.shopNameZh)),
    newsOf(order),
    ...paragraphs(order, shop, customerNote && text.note(customerNote)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What the message says of a move; null where it was moved back, and once it is handed over or called off. */
export function newsOf(order: NewsOrder): string | null {
  const isSettled = order.orderStatus === 'completed' || isOver(order.orderStatus);
  return isSettled ? null : changeNews(order);
}
type NewsOrder = Pick<AdminOrder, 'orderStatus' | 'moved' | 'deliveryAddress' | 'language'>;

function paragraphs(order: MessageOrder, shop: MessageShop, note: string | null): (string | null)[] {
  const { language, orderNumber, totalSen } = order;
  const text = whatsappTexts[language];
  const statusUrl = `${shop.statusUrl}${orderLink(order)}`;
  const facts = { orderNumber, total: formatRinggit(totalSen), statusUrl };
  const where = whereAndWhen(order);

  const due = order.paymentStatus === 'verified' ? null : text.due(facts);
  const isPacked = order.orderStatus === 'ready_for_pickup';
  const ready = text.ready[handoverOf(order)](facts);
  const kind = messageKindOf(order);
  switch (kind) {
    case 'unpaid': {
      const { bankName, accountNumber, accountName } = shop.bank;
      const bank = accountNumber && text.bank(bankName, accountNumber, accountName);
      return [text.unpaid(facts), bank, where, text.sendReceipt(facts)];
    }
    case 'received':
    case 'verified':
      return [text[kind](facts), where, text.seeOrder(facts)];
    case 'ready':
      return [ready, where, due, text.seeOrder(facts)];
    case 'completed':
      return [text.completed[handoverOf(order)](facts), due, due && text.seeOrder(facts)];
    case 'outsideStock':
    case 'cancelled':
    case 'orderRejected':
      return [text[kind](facts), note, text.reply];
    case 'rejected':
      return [text.rejected(facts), note, text.sendReceipt(facts), ...(isPacked ? [ready, where] : [])];
  }
}

/** The way, the day and the place, each on its line; null while nothing of it is known. */
function whereAndWhen(order: MessageOrder): string | null {
  const { language, deliveryMethod: method, batch, deliveryAddress } = order;
  const text = whatsappTexts[language];
  const place = method?.place;
  const when = [batch && formatDate(batch.batchDate, language), slotName(order, language)];

  const lines = [
    method && inLanguage(language, method.name, method.nameZh),
    method && inLanguage(language, method.description, method.descriptionZh),
    when.filter(Boolean).join(language === 'en' ? ', ' : '，'),
    inLanguage(language, order.slotNote, order.slotNoteZh),
    place && text.pickUpAt(inLanguage(language, place.name, place.nameZh), place.address),
    place && inLanguage(language, place.note, place.noteZh),
    place?.mapUrl,
    deliveryAddress && text.deliverTo(deliveryAddress),
    method && inLanguage(language, method.feeNote, method.feeNoteZh),
  ];
  return lines.filter(Boolean).join('\n') || null;
}

/** Opens a chat with the message typed in, ready to be sent or changed. */
export function whatsappAddress(digits: string, message: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}
