export const fieldIds = { orderNumber: 'order-number', phone: 'phone' } as const;
