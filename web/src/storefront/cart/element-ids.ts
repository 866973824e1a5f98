export const cartHeadingId = 'cart-heading';

export const removeButtonId = (lineId: string) => `remove-${lineId}`;
