/**
 * What is inside a box in the cart; plain products carry none. The type names the way it is written down,
 * the rest is for the kind of the product alone to read.
 */
export type CartMetadata = { readonly type: string; readonly [field: string]: unknown };
