import type { JsonSchema } from './schema-book.ts';

const exampleId = '7d1f3c52-9b0e-4a7c-8f26-3e5d40c1a9b8';
const exampleMoment = '2026-09-01T04:30:00.000Z';

/** Values a reader recognises, by the name of their schema. */
const bySchema: Readonly<Record<string, unknown>> = {
  Id: exampleId,
  Moment: exampleMoment,
  MomentInput: exampleMoment,
  PlainDate: '2026-09-12',
  DateInput: '2026-09-12',
  OrderNumber: 'MC000123',
  Sen: 8_800,
};

/** The same by the name of their field, wherever it stands. */
const byField: Readonly<Record<string, unknown>> = {
  accountName: 'Mooncake Shop',
  accountNumber: '5123 4567 8901',
  address: 'House number, street, postcode, town',
  availableStock: 24,
  batchDate: '2026-09-12',
  batchName: 'Mid-Autumn weekend',
  code: 'lotus',
  color: '#c2410c',
  customerName: 'Your Name',
  deliveryAddress: 'House number, street, postcode, town',
  email: 'you@example.com',
  expiresAt: exampleMoment,
  flavor: 'Lotus paste',
  flavorZh: '莲蓉',
  imageUrl: '/pictures/snow-skin.webp',
  limitQuantity: 60,
  methodName: 'Pickup at the kitchen',
  name: 'Your Name',
  nameZh: '您的姓名',
  notes: 'Please call before coming',
  orderPrefix: 'MC',
  path: 'nameZh',
  phone: '012-345 6789',
  productType: 'standard',
  productName: 'Lotus mooncake box',
  productNameZh: '莲蓉月饼礼盒',
  quantity: 2,
  reason: 'The customer asked for another day',
  requestId: 'c0a8f1d2-5b7e-4c39-9a64-1f2e3d4c5b6a',
  retryAfterSeconds: 30,
  share: 0.25,
  slug: 'lotus-mooncake-box',
  status: 'ok',
  timeSlot: '10am - 12pm',
  whatsapp: '60123456789',
};

const byFormat: Readonly<Record<string, unknown>> = {
  'date-time': exampleMoment,
  date: '2026-09-12',
  email: 'you@example.com',
  uuid: exampleId,
};

type Named = Readonly<Record<string, JsonSchema>>;

/** Where a value stands: the field it belongs to, and which item of its list. */
type Place = { field: string; item: number };

/** One value of the schema, made of familiar parts; the same each time. */
export function exampleOf(schema: JsonSchema, named: Named, place: Place = { field: '', item: 0 }): unknown {
  if (schema.$ref !== undefined) return exampleOfNamed(schema.$ref, named, place);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[place.item % schema.enum.length];
  if (schema.default !== undefined) return schema.default;
  const choice = partsOf(schema.anyOf ?? schema.oneOf ?? []).find(isSomething);
  if (choice) return exampleOf(choice, named, place);

  switch (typeOf(schema)) {
    case 'object':
      return exampleObject(schema, named, place);
    case 'array':
      return exampleList(schema, named, place);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return exampleNumber(schema, place);
    case 'null':
      return null;
    default:
      return exampleText(schema, place);
  }
}

function exampleOfNamed(reference: string, named: Named, place: Place): unknown {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return name in bySchema ? bySchema[name] : exampleOf(named[name] ?? {}, named, place);
}

function exampleObject({ properties = {} }: JsonSchema, named: Named, { item }: Place) {
  const entries = Object.entries(properties).flatMap(([field, property]) =>
    partsOf([property]).map((part) => [field, exampleOf(part, named, { field, item })] as const),
  );
  return Object.fromEntries(entries);
}

function exampleList({ items, minItems = 1 }: JsonSchema, named: Named, { field }: Place): unknown[] {
  const [part] = partsOf([items]);
  if (!part) return [];
  return Array.from({ length: Math.max(minItems, 1) }, (_, item) => exampleOf(part, named, { field, item }));
}

function exampleNumber({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: JsonSchema, { field }: Place) {
  const familiar = byField[field];
  return Math.min(Math.max(typeof familiar === 'number' ? familiar : 1, minimum), maximum);
}

function exampleText({ format, pattern, minLength = 0, maxLength }: JsonSchema, { field }: Place): string {
  const familiar =
    byField[field] ?? byFormat[format ?? ''] ?? (/^id$|Id$/.test(field) ? exampleId : undefined);
  if (typeof familiar === 'string' && (pattern === undefined || new RegExp(pattern).test(familiar))) {
    return familiar.slice(0, maxLength);
  }
  return 'text'.padEnd(minLength, 't').slice(0, maxLength);
}

/** A schema may also be `true` or `false`, which ours never are. */
function partsOf(schemas: readonly unknown[]): JsonSchema[] {
  return schemas.filter((part): part is JsonSchema => typeof part === 'object' && part !== null);
}

function typeOf({ type }: JsonSchema): string | undefined {
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
}

function isSomething(schema: JsonSchema): boolean {
  return schema.type !== 'null';
}
