import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { StaffMember } from '@mooncake/domain/staff/staff.contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { Upload } from './http/body/upload.ts';

/** What a handler says of an answer that others may be sent too, as it is. */
export type Reusable = {
  body: Uint8Array | string | null;
  /** Whether the answer is still true, and is the one this request would get. */
  isFresh: (incoming: IncomingMessage) => boolean;
};

/** What handlers find on their context; bindings are absent without a socket, staff without a guard, an upload without a form. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    staff?: StaffMember;
    upload?: Upload | null;
    reusable?: Reusable;
    /** Set where the answer is a problem. */
    problemCode?: string;
  };
};
export type AppContext = Context<AppEnv>;
export type AppMiddleware = MiddlewareHandler<AppEnv>;
