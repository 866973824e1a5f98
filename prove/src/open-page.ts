import { get, type IncomingMessage } from 'node:http';
import { newAddress } from './buyer.ts';
import type { Server } from './shop.ts';

/** `heardAt`: when it was last told that stock changed. */
export type OpenPage = { heardAt: number; isOpen: boolean; close: () => void };

/** Opens a page of the shop that waits to be told of stock. */
export function listen({ url }: Pick<Server, 'url'>): Promise<OpenPage> {
  return new Promise((resolve, reject) => {
    const client: OpenPage = { heardAt: 0, isOpen: false, close: () => call.destroy() };
    const call = get(`${url}/api/events?page=checkout`, {
      ...{ agent: false, headers: { 'x-forwarded-for': newAddress(), accept: 'text/event-stream' } },
    });
    call.on('error', (error) => (client.isOpen ? undefined : reject(error)));
    call.on('response', (answer: IncomingMessage) => {
      client.isOpen = answer.statusCode === 200;
      answer.on('data', (chunk: Buffer) => {
        if (chunk.includes('stock')) client.heardAt = performance.now();
      });
      answer.on('error', () => undefined);
      resolve(client);
    });
  });
}
