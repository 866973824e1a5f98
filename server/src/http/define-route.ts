import type { RefusalCode } from '@mooncake/domain/refusal';
import type { StaffAction } from '@mooncake/domain/staff/role';
import type * as z from 'zod/mini';
import type { AppContext } from '../app-env.ts';
import type { RateLimit } from '../visitors/rate-limit.ts';
import type { HttpProblemCode } from './problems/http-problem.ts';

/** Everything a route can answer instead of what was asked for. */
export type ProblemCode = RefusalCode | HttpProblemCode;

export type Schema = z.core.$ZodType;
/** `body` is JSON; `form` are the text parts of a multipart form, whose file is the context's `upload`. */
export type InputSchemas = { params?: Schema; query?: Schema; body?: Schema; form?: Schema };
export type Inputs<Schemas extends InputSchemas> = {
  [Part in keyof Schemas]: Schemas[Part] extends Schema ? z.output<Schemas[Part]> : never;
};

/** Who may call a route: everybody, or the members of staff whose role may do the named thing. */
type Access = 'public' | { staff: StaffAction };
/** Puts the member who asks on the context, or throws. */
export type Admit = (c: AppContext, action: StaffAction) => Promise<void>;

export type RouteDefinition<Schemas extends InputSchemas, ResponseSchema extends Schema> = {
  /** What generated clients call it: a verb and its object, unique in the whole API. */
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters as `:slug`. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** Whom a public route tells apart by cookie, though it answers everybody. */
  recognises?: 'browser' | 'staff';
  request?: Schemas;
  response: ResponseSchema;
  /** Whether asking again under the same Idempotency-Key answers the same and does nothing more. */
  takesKey?: boolean;
  /** When the response is not JSON. */
  responseType?: string;
  /** The refusals of its own; those of guards, limits and inputs are known from the other lines. */
  refusals?: readonly ProblemCode[];
  limit?: RateLimit;
  /** Whether it is part of ordering, whose limit is counted in memory: nothing is asked of the database for it. */
  isCheckout?: boolean;
  maxBodyBytes?: number;
  /** The one file a form may bring. */
  filePart?: string;
  /** What to throw at a larger body, where there is something better to say. */
  tooLarge?: () => Error;
  /** What to throw when the disk has no room for what was sent, where there is something better to say. */
  diskFull?: () => Error;
};

/** A route with its types worn off: what mounting and the OpenAPI document need to know. */
export type Route = RouteDefinition<InputSchemas, Schema> & {
  handle: (inputs: Record<string, unknown>, c: AppContext) => unknown;
};

/** Declares a route: where it is, who may call it, what goes in and what comes out. */
export function defineRoute<
  ResponseSchema extends Schema,
  Schemas extends InputSchemas = Record<never, never>,
>(
  definition: RouteDefinition<Schemas, ResponseSchema>,
  handle: (
    inputs: Inputs<Schemas>,
    c: AppContext,
  ) => Promise<z.output<ResponseSchema> | Response> | z.output<ResponseSchema> | Response,
): Route {
  // Mounting validates with these very schemas before it calls, which is what makes the cast true.
  return { ...definition, handle: (inputs, c) => handle(inputs as Inputs<Schemas>, c) };
}
