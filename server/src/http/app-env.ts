import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/** What every handler finds on its context; the bindings are absent when a test calls without a socket. */
export type AppEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };
export type AppContext = Context<AppEnv>;
export type AppMiddleware = MiddlewareHandler<AppEnv>;
