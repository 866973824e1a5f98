import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newAddress } from './buyer.ts';
import type { Server } from './shop.ts';

/** `heardAt`: when it was last told that stock changed. */
export type OpenPage = { heardAt: number; isOpen: boolean; close: () => void };

/** Opens a page of the shop, or of the back office, that waits to be told of stock. */
export function listen({ url }: Pick<Server, 'url'>, staffCookie?: string): Promise<OpenPage> {
  const path = staffCookie === undefined ? '/api/events?page=checkout' : '/api/admin/events';
  const cookie = staffCookie === undefined ? {} : { cookie: staffCookie };
  return new Promise((resolve, reject) => {
    const client: OpenPage = { heardAt: 0, isOpen: false, close: () => call.destroy() };
    const call = get(`${url}${path}`, {
      ...{
        agent: false,
        headers: { 'x-forwarded-for': newAddress(), accept: 'text/event-stream', ...cookie },
      },
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

export type SlowPage = {
  /** Reads at last what there is; true where the shop had given it up by then. */
  wasDropped: (withinMs: number) => Promise<boolean>;
  close: () => void;
};

/** Opens a page that reads nothing, as on a line that froze. */
export function listenSlowly({ url }: Pick<Server, 'url'>): Promise<SlowPage> {
  return new Promise((resolve, reject) => {
    const call = get(`${url}/api/events?page=checkout`, {
      ...{ agent: false, headers: { 'x-forwarded-for': newAddress(), accept: 'text/event-stream' } },
    });
    call.on('error', reject);
    call.on('response', (answer: IncomingMessage) => {
      answer.on('error', () => undefined);
      const ended = new Promise<boolean>((end) => answer.on('close', () => end(true)));
      resolve({
        wasDropped(withinMs) {
          answer.resume();
          return Promise.race([ended, pause(withinMs, false)]);
        },
        close: () => call.destroy(),
      });
    });
  });
}
