/** The element of a field, by the path its problems name: `box.flavours.2.code`. */
export const fieldId = (path: string) => `product-${path.replaceAll('.', '-')}`;
