import type { adminBulk as english } from '../en/admin-bulk.ts';

export const adminBulk = {
  label: '已选订单',
  selected: (count) => `已选 ${count} 张订单`,
  setTo: '设为',
  clear: '取消选择',
  title: (status) => `设为「${status}」`,
  lead: (count) => `将逐一更改 ${count} 张订单。`,
  frees: '取消后，这些订单的盒数会退回各自的批次；付款状态不变。',
  start: (count) => `更改 ${count} 张订单`,
  progress: '进度',
  done: (done, total) => `已处理 ${done} / ${total}`,
  stop: '停止',
  stopping: '正在停止…',
  changed: (count) => `已更改 ${count} 张订单`,
  updated: '状态已更新',
  updatedTo: (count, status) => `${count} 张订单：${status}`,
  notChanged: (count) => `${count} 张订单未能更改`,
  stillSelected: '这些订单仍保持选中。',
  notSent: '在轮到它之前已停止。',
} satisfies typeof english;
