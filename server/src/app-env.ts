import type { HttpBindings } from '@hono/node-server';
import type { StaffMember } from '@mooncake/domain/staff/staff.contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { Upload } from './http/body/upload.ts';
import type { Reusable } from './http/response-cache.ts';

/** What handlers find on their context; bindings are absent without a socket, staff without a guard, an upload without a form. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; staff?: StaffMember; upload?: Upload | null; reusable?: Reusable };
};
export type AppContext = Context<AppEnv>;
export type AppMiddleware = MiddlewareHandler<AppEnv>;
