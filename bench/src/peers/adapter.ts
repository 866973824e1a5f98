/** A shop's server, of any make, ready to be asked for the same work as ours. */
export interface PeerShop {
  /** The request that lists what is for sale, as a browser sends it. */
  readonly list: { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };
  /**
   * One guest's order of one box, from an empty basket to the number on the receipt, as another visitor each
   * time. It answers whether the order was taken; a refusal for want of stock is no error.
   */
  placeOrder(visitor: number): Promise<'placed' | 'sold_out'>;
  /** From now on there are so many of the boxes that `placeOrder` orders. */
  stock(boxes: number): Promise<void>;
}

/** What a module given to `npm run bench -- peers` exports as `openShop`. */
export type OpenShop = (url: string) => Promise<PeerShop>;
