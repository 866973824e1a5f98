import type { AdminOrder, AdminOrderItem } from '@mooncake/domain/orders/admin-order.contract';
import { prettyPhone } from '@mooncake/domain/phone';
import { flavourCode } from '@mooncake/domain/products/kinds/lines/flavour-code';
import { mergeFlavours } from '@mooncake/domain/summary/merge-products';
import { type Column, textCell } from './cell.ts';
import { bothNames, orderStatusWords, paymentStatusWords, slotWords, yolkWords } from './words.ts';

/** One order a row. */
export const orderColumns: readonly Column<AdminOrder>[] = [
  { heading: 'Order number 订单编号', width: 14, cell: (order) => ({ text: order.orderNumber }) },
  { heading: 'Ordered at 下单时间', width: 17, cell: (order) => ({ moment: order.createdAt }) },
  {
    heading: 'Order status 订单状态',
    width: 24,
    cell: (order) => ({ text: orderStatusWords[order.orderStatus] }),
  },
  {
    heading: 'Payment status 付款状态',
    width: 18,
    cell: (order) => ({ text: paymentStatusWords[order.paymentStatus] }),
  },
  { heading: 'Customer 顾客', width: 22, cell: (order) => textCell(order.customer.name) },
  { heading: 'Phone 电话', width: 16, cell: (order) => textCell(prettyPhone(order.customer.phone)) },
  { heading: 'Email 电邮', width: 26, cell: (order) => textCell(order.customer.email) },
  { heading: 'Instagram', width: 16, cell: (order) => textCell(order.customer.instagram) },
  { heading: 'Facebook', width: 16, cell: (order) => textCell(order.customer.facebook) },
  {
    heading: 'Delivery method 取货方式',
    width: 30,
    cell: (order) => textCell(order.deliveryMethod && bothNames(order.deliveryMethod)),
  },
  { heading: 'Batch 批次', width: 20, cell: (order) => textCell(order.batch?.batchName) },
  {
    heading: 'Batch date 批次日期',
    width: 12,
    cell: (order) => order.batch && { date: order.batch.batchDate },
  },
  {
    heading: 'Time slot 时段',
    width: 16,
    cell: (order) => textCell(slotWords(order)),
  },
  { heading: 'Delivery address 送货地址', width: 40, cell: (order) => textCell(order.deliveryAddress) },
  {
    heading: 'Special instructions 特别要求',
    width: 30,
    cell: (order) => textCell(order.specialInstructions),
  },
  { heading: 'Products 产品', width: 60, cell: ({ items }) => textCell(items.map(itemWords).join('; ')) },
  { heading: 'Boxes 盒数', width: 8, cell: (order) => ({ count: order.quantity }) },
  { heading: 'Total (RM) 总额', width: 12, cell: (order) => ({ sen: order.totalSen }) },
  {
    heading: 'Payment verified 付款核实时间',
    width: 17,
    cell: ({ paymentVerifiedAt: moment }) => (moment === null ? null : { moment }),
  },
  { heading: 'Admin notes 内部备注', width: 40, cell: (order) => textCell(order.adminNotes) },
];

/** `2 × Shanghai Mooncakes 上海月饼 (3 × C1 Lotus 莲蓉 with yolk 有蛋黄, …)`, one box in the brackets. */
function itemWords({ quantity, productName, productNameZh, contents }: AdminOrderItem): string {
  const product = `${quantity} × ${bothNames({ name: productName, nameZh: productNameZh })}`;
  const pieces = mergeFlavours(contents).map(
    ({ quantity: count, flavourId, name, nameZh, hasYolk }) =>
      `${count} × ${flavourCode({ id: flavourId, name })} ${bothNames({ name, nameZh })} ${yolkWords(hasYolk)}`,
  );
  return pieces.length === 0 ? product : `${product} (${pieces.join(', ')})`;
}
