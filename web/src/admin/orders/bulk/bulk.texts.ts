import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words for changing many orders at once. */
export const [useBulkTexts] = defineTexts({
  en: {
    label: 'Selected orders',
    selected: (count: number) => (count === 1 ? '1 order selected' : `${count} orders selected`),
    setTo: 'Set to',
    selectAll: (count: string) => `Select all ${count} that match`,
    selectMost: (bound: number, count: string) => `Select the newest ${bound} of ${count} that match`,
    selecting: 'Selecting...',
    selectFailed: 'The orders could not be selected. Please try again.',
    mostSelected: (bound: number) => `${bound} at once is the most; go on with the rest afterwards.`,
    clear: 'Clear selection',
    title: (status: string) => `Set to ${status}`,
    lead: (count: number) =>
      count === 1 ? 'One order is changed.' : `${count} orders are changed, one after another.`,
    frees: 'Cancelling gives the boxes of these orders back to their batches. Payments stay as they are.',
    unpaid: (unpaid: number, total: number) =>
      `${unpaid} of ${total} ${unpaid === 1 ? 'is' : 'are'} not paid`,
    unpaidHint: (unpaid: number) =>
      `${unpaid === 1 ? 'Its receipt stays' : 'Their receipts stay'} in the review until the money was seen in the bank.`,
    paid: (paid: number, total: number, sum: string) =>
      `${paid} of ${total} ${paid === 1 ? 'is' : 'are'} paid: ${sum} to return`,
    unjudged: (unjudged: number, total: number, sum: string) =>
      `${unjudged} of ${total} ${unjudged === 1 ? 'has' : 'have'} a receipt nobody judged: ${sum} may have to be returned`,
    lookingUp: 'Looking up the orders...',
    lookUpFailed: 'The orders could not be looked up. Please try again.',
    staysSame: (count: number, status: string) =>
      count === 1
        ? `1 order is ${status} already and stays so.`
        : `${count} orders are ${status} already and stay so.`,
    staysOver: (count: number) =>
      count === 1
        ? '1 order is cancelled or rejected and stays so.'
        : `${count} orders are cancelled or rejected and stay so.`,
    handedOver: (count: number) =>
      count === 1
        ? '1 of them was already handed over and would be taken back.'
        : `${count} of them were already handed over and would be taken back.`,
    touched: 'Orders to change',
    start: (count: number) => (count === 1 ? 'Change 1 order' : `Change ${count} orders`),
    progress: 'Progress',
    done: (done: number, total: number) => `${done} of ${total} done`,
    stop: 'Stop',
    stopping: 'Stopping...',
    changed: (count: number) => (count === 1 ? '1 order changed' : `${count} orders changed`),
    unchanged: (count: number) =>
      count === 1 ? '1 order had this status already.' : `${count} orders had this status already.`,
    skipped: (count: number) =>
      count === 1
        ? '1 cancelled or rejected order was left as it is.'
        : `${count} cancelled or rejected orders were left as they are.`,
    updated: 'Status Updated',
    updatedTo: (count: number, status: string) =>
      count === 1 ? `1 order: ${status}` : `${count} orders: ${status}`,
    nothingChanged: 'Nothing to change',
    nothingChangedHint: 'Every order has this status already, or is cancelled or rejected.',
    notChanged: (count: number) =>
      count === 1 ? '1 order was not changed' : `${count} orders were not changed`,
    stillSelected: 'They stay selected.',
    notSent: 'Stopped before its turn.',
  },
  zh: {
    label: '已选订单',
    selected: (count) => `已选 ${count} 张订单`,
    setTo: '设为',
    selectAll: (count) => `选择全部 ${count} 张符合的订单`,
    selectMost: (bound, count) => `选择 ${count} 张符合的订单中最新的 ${bound} 张`,
    selecting: '正在选择…',
    selectFailed: '无法选择订单，请重试。',
    mostSelected: (bound) => `一次最多 ${bound} 张，其余请稍后继续。`,
    clear: '取消选择',
    title: (status) => `设为「${status}」`,
    lead: (count) => `将逐一更改 ${count} 张订单。`,
    frees: '取消后，这些订单的盒数会退回各自的批次；付款状态不变。',
    unpaid: (unpaid, total) => `${total} 张中有 ${unpaid} 张未付款`,
    unpaidHint: () => '在银行确认到账之前，收据会一直留在待审核列表中。',
    paid: (paid, total, sum) => `${total} 张中有 ${paid} 张已付款：须退 ${sum}`,
    unjudged: (unjudged, total, sum) => `${total} 张中有 ${unjudged} 张的收据尚未审核：可能须退 ${sum}`,
    lookingUp: '正在查询订单…',
    lookUpFailed: '无法查询订单，请重试。',
    staysSame: (count, status) => `其中 ${count} 张订单已是「${status}」，将保持不变。`,
    staysOver: (count) => `其中 ${count} 张订单已取消或被拒绝，将保持不变。`,
    handedOver: (count) => `其中 ${count} 张订单已经交货，更改会撤回其完成状态。`,
    touched: '将更改的订单',
    start: (count) => `更改 ${count} 张订单`,
    progress: '进度',
    done: (done, total) => `已处理 ${done} / ${total}`,
    stop: '停止',
    stopping: '正在停止…',
    changed: (count) => `已更改 ${count} 张订单`,
    unchanged: (count) => `${count} 张订单原本已是此状态。`,
    skipped: (count) => `${count} 张已取消或被拒绝的订单保持不变。`,
    updated: '状态已更新',
    updatedTo: (count, status) => `${count} 张订单：${status}`,
    nothingChanged: '无需更改',
    nothingChangedHint: '每张订单都已是此状态，或已取消、被拒绝。',
    notChanged: (count) => `${count} 张订单未能更改`,
    stillSelected: '这些订单仍保持选中。',
    notSent: '在轮到它之前已停止。',
  },
});
