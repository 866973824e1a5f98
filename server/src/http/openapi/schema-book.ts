import * as z from 'zod/mini';
import type { Schema } from '../define-route.ts';
import { namedSchemas } from './named-schemas.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a request may contain is not always what is made of it: a default is optional to send. */
type Side = 'input' | 'output';

/** Describes schemas one by one and collects those that have a name, each once. */
export function createSchemaBook() {
  const named: Record<string, JsonSchema> = {};

  function collect(definitions: Readonly<Record<string, JsonSchema>>) {
    for (const [name, definition] of Object.entries(definitions)) {
      const earlier = named[name];
      if (earlier && JSON.stringify(earlier) !== JSON.stringify(definition)) {
        throw new Error(`${name} is sent in one form and answered in another: it needs two names`);
      }
      named[name] = definition;
    }
  }

  return {
    named,
    /** Refers to a schema that has a name, writes out one that has none. */
    describe(schema: Schema, side: Side): JsonSchema {
      const { $schema: _, $defs = {}, ...described } = toJsonSchema(schema, side);
      collect($defs);
      return described;
    },
    /** Written out even if it has a name: a form and a query go field by field. */
    describeFields(schema: Schema): JsonSchema {
      const { $schema: _, $defs = {}, ...described } = toJsonSchema(schema, 'input');
      const { [namedSchemas.get(schema)?.id ?? '']: own, ...others } = $defs;
      collect(others);
      return own ?? described;
    },
  };
}
export type SchemaBook = ReturnType<typeof createSchemaBook>;

function toJsonSchema(schema: Schema, side: Side): JsonSchema {
  const described = z.toJSONSchema(schema, {
    io: side,
    metadata: namedSchemas,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Clients that refuse fields they do not know would break with every field that is added.
      if (side === 'output' && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties;
      }
      // Every number of JSON is such an integer; and the format says what the pattern spells out.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  const text = JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as JsonSchema;
}
