/** Words for changing one order: its statuses and its private notes. */
export const adminOrderChanges = {
  status: {
    order: 'Order status',
    payment: 'Payment status',
    change: 'Change status',
    now: (orderStatus: string, paymentStatus: string) => `Now: ${orderStatus} · payment: ${paymentStatus}`,
    reason: 'Reason',
    reasonHint: 'Added to the notes log with the time and both statuses. The customer does not see it.',
    reasonRequired: 'Reason Required',
    giveReason: 'Please provide a reason for the status change.',
    update: 'Update status',
    updating: 'Updating...',
    updated: 'Status Updated',
    updatedTo: (orderNumber: string, orderStatus: string, paymentStatus: string) =>
      `${orderNumber}: ${orderStatus} · payment: ${paymentStatus}`,
    failed: 'Failed to update order status. Please try again.',
    changedMeanwhile: 'A colleague was faster',
    changedTo: (orderStatus: string, paymentStatus: string) =>
      `The order is now ${orderStatus}, its payment ${paymentStatus}. Nothing of yours was saved. Look again before you change it.`,
    outOfStock: 'Not enough stock in this batch',
    shortage: (product: string, needed: number, available: number) =>
      `${product}: ${needed} needed, ${available} left`,
    slotFull: 'Time slot fully booked',
    slotTaken: (timeSlot: string) =>
      `${timeSlot} has no place left. Move the order to another time, or raise the slot's capacity first.`,
  },
  notes: {
    label: (orderNumber: string) => `Admin notes of ${orderNumber}`,
    none: 'No notes',
    edit: 'Edit notes',
    add: 'Add a note',
    editOf: (action: string, orderNumber: string) => `${action}, ${orderNumber}`,
    unsaved: 'Not saved yet. Kept on this device.',
    updated: 'Notes Updated',
    saved: (orderNumber: string) => `The notes of ${orderNumber} are saved.`,
    failed: 'Failed to update notes. Please try again.',
    notSaved: 'Not saved. Your words are kept on this device.',
    conflict: 'Newer notes exist',
    conflictHint: 'These notes were changed while you were writing. Choose what to keep.',
    theirs: 'Newer notes',
    nothing: '(empty)',
    mine: 'Your notes',
    combine: 'Combine both',
    useTheirs: 'Take the newer',
    keepMine: 'Keep mine',
  },
};
