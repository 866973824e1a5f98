import { statusPairSchema } from '@mooncake/domain/orders/status/status';
import type { useOrderTexts } from '../../../shared/orders/order.texts.ts';

const written =
  /^(?<said>[\s\S]*) \| order: (?<orderBefore>\w+) -> (?<orderAfter>\w+) \| payment: (?<paymentBefore>\w+) -> (?<paymentAfter>\w+)$/;

type Words = Pick<ReturnType<typeof useOrderTexts>, 'status' | 'payment'>;

/** An entry of the status log in the words of the reader, with what changed alone; as it is written where it is unknown. */
export function tellLogEntry(entry: string, { status, payment }: Words): string {
  const { said, orderBefore, orderAfter, paymentBefore, paymentAfter } = written.exec(entry)?.groups ?? {};
  const before = statusPairSchema.safeParse({ orderStatus: orderBefore, paymentStatus: paymentBefore });
  const after = statusPairSchema.safeParse({ orderStatus: orderAfter, paymentStatus: paymentAfter });
  if (!before.success || !after.success) return entry;
  const [was, is] = [before.data, after.data];
  const changes = [
    was.orderStatus !== is.orderStatus && `${status[was.orderStatus]} → ${status[is.orderStatus]}`,
    was.paymentStatus !== is.paymentStatus && `${payment[was.paymentStatus]} → ${payment[is.paymentStatus]}`,
  ];
  return [said, ...changes].filter(Boolean).join(' · ');
}
