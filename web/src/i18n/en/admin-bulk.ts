/** Words for changing many orders at once. */
export const adminBulk = {
  label: 'Selected orders',
  selected: (count: number) => (count === 1 ? '1 order selected' : `${count} orders selected`),
  setTo: 'Set to',
  clear: 'Clear selection',
  title: (status: string) => `Set to ${status}`,
  lead: (count: number) =>
    count === 1 ? 'One order is changed.' : `${count} orders are changed, one after another.`,
  frees: 'Cancelling gives the boxes of these orders back to their batches. Payments stay as they are.',
  start: (count: number) => (count === 1 ? 'Change 1 order' : `Change ${count} orders`),
  progress: 'Progress',
  done: (done: number, total: number) => `${done} of ${total} done`,
  stop: 'Stop',
  stopping: 'Stopping...',
  changed: (count: number) => (count === 1 ? '1 order changed' : `${count} orders changed`),
  updated: 'Status Updated',
  updatedTo: (count: number, status: string) =>
    count === 1 ? `1 order: ${status}` : `${count} orders: ${status}`,
  notChanged: (count: number) =>
    count === 1 ? '1 order was not changed' : `${count} orders were not changed`,
  stillSelected: 'They stay selected.',
  notSent: 'Stopped before its turn.',
};
