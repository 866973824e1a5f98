import * as z from 'zod/mini';
import { ask } from './buyer.ts';

const fieldSchema = z.object({
  enum: z.optional(z.array(z.string())),
  default: z.optional(z.json()),
  format: z.optional(z.string()),
});
const parameterSchema = z.object({
  ...{ name: z.string(), in: z.string(), required: z.boolean(), schema: fieldSchema },
});
const contentSchema = z.object({
  ...{ example: z.optional(z.json()), schema: z.object({ properties: z.optional(z.json()) }) },
});
const operationSchema = z.object({
  'x-access': z.enum(['public', 'staff']),
  'x-staff-action': z.optional(z.string()),
  parameters: z.array(parameterSchema),
  requestBody: z.optional(z.object({ content: z.record(z.string(), contentSchema) })),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});
const formSchema = z.record(z.string(), fieldSchema);

export type Json = z.infer<ReturnType<typeof z.json>>;
export type Field = { name: string; isRequired: boolean; choices: readonly string[]; isFile: boolean };
export type Route = {
  method: string;
  path: string;
  /** What the back office asks of the caller's role; undefined where the public may call. */
  action: string | undefined;
  query: Field[];
  /** A body of JSON by example, or the fields of a form. */
  example: Json | undefined;
  form: Field[] | undefined;
};

/** Of the document the shop itself publishes, so that a new one cannot be forgotten. */
export async function findRoutes(url: string): Promise<Route[]> {
  const { paths } = documentSchema.parse(JSON.parse((await ask(`${url}/api/openapi.json`)).text));
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Route => {
      const content = operation.requestBody?.content ?? {};
      const form = content['multipart/form-data']?.schema.properties;
      return {
        ...{ method: method.toUpperCase(), path, action: operation['x-staff-action'] },
        query: operation.parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, required, schema }) => toField(name, schema, required)),
        example: content['application/json']?.example,
        form:
          form === undefined
            ? undefined
            : Object.entries(formSchema.parse(form)).map(([name, schema]) => toField(name, schema, true)),
      };
    }),
  );
}

const toField = (name: string, schema: z.infer<typeof fieldSchema>, isRequired: boolean): Field => ({
  ...{ name, isRequired, choices: schema.enum ?? [], isFile: schema.format === 'binary' },
});
