import * as fc from 'fast-check';

/** The part of JSON Schema that the document of the API uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Values that break programs, whatever was asked for. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202E',
    'null',
    "'; DROP TABLE app_user; --",
    '%',
    '../../etc/passwd',
    '{{7*7}}',
    'x'.repeat(20_000),
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    2_147_483_648,
    -2_147_483_649,
    true,
    [],
    [[]],
    [null],
    {},
    { a: { b: { c: {} } } },
    '0000-00-00',
    '9999-12-31T23:59:59.999Z',
    '-000001-01-01T00:00:00.000Z',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values as the schema asks for them, and now and then something else in the place of one of them. */
export function fromSchema(schema: JsonSchema, ids: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: depth === 0 ? 12 : 10, arbitrary: asAsked(schema, ids, depth) },
    { weight: 1, arbitrary: junk },
  );
}

function asAsked(schema: JsonSchema, ids: readonly string[], depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => asAsked(choice, ids, depth)));
  if (schema.allOf !== undefined) {
    return fc
      .tuple(...schema.allOf.map((part) => asAsked(part, ids, depth)))
      .map((parts) => Object.assign({}, ...(parts as object[])) as unknown);
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, ids, depth);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, ids, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      });
    case 'integer':
      return fc.integer(boundsOf(schema, -2_147_483_648, 2_147_483_647));
    case 'number':
      return fc.double({ noNaN: true, ...boundsOf(schema, -1e15, 1e15) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: JsonSchema, ids: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([name, value]) => [name, fromSchema(value, ids, depth + 1)] as const);
  const named = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return named;
  const keys = schema.propertyNames === undefined ? fc.string({ maxLength: 10 }) : textOf(schema.propertyNames, ids);
  const others = fc.dictionary(keys, fromSchema(additionalProperties, ids, depth + 1), { maxKeys: 3 });
  return fc.tuple(named, others).map(([one, other]) => ({ ...other, ...one }));
}

function textOf({ pattern, format, minLength = 0, maxLength = 60, enum: words }: JsonSchema, ids: readonly string[]) {
  if (words !== undefined) return fc.constantFrom(...words.map(String));
  if (format === 'date-time') return instants;
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return instants.map((text) => text.slice(0, 10));
  if (pattern?.startsWith('^[0-9a-f]{8}-') === true) return fc.constantFrom(...ids);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(maxLength, 200) });
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)), unit: 'grapheme' });
}

const instants = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

function boundsOf({ minimum, maximum }: JsonSchema, least: number, most: number) {
  const min = Math.max(minimum ?? least, least);
  return { min, max: Math.max(min, Math.min(maximum ?? most, most)) };
}
