import fc from 'fast-check';
import type { JsonSchema } from '../../../lib/openapi/types.ts';

/** Placeholders for values that differ between runs, so that a seed reproduces a request. */
export const ME = '{me}';
export const COMPANY = '{company}';

const NOTHING = '00000000-0000-4000-8000-00000000000f';

/** Values that have broken some program somewhere. */
const OLD_ENEMIES = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\u202e',
    '\ufeff',
    '\ud800',
    '\udfff\ud800',
    '👩‍🚒'.repeat(40),
  ],
  ...['%', '%00', '%zz', '../../etc/passwd', "'; DROP TABLE users; --", '\\', '"', '"holding'],
  ...['<script>alert(1)</script>', '{{7*7}}', '#{7*7}', '$1', '__proto__', 'constructor', 'null'],
  ...['undefined', 'NaN', 'true', '[object Object]', '-1', '0', '-0', '1e400', '1e9', '0x10'],
  ...['2147483648', '9007199254740993', '99999999999999999999999', '1.5', '1,5', '٣', 'Infinity'],
  ...['2021-02-31', '0000-00-00', '9999-12-31', '-000001-01-01', '275760-09-14', '2021-13-01'],
  ...['a'.repeat(201), 'Å'.repeat(3_000), 'x'.repeat(9_000), 'é'.normalize('NFD').repeat(300)],
  ...['-a '.repeat(60), '('.repeat(200), '|'.repeat(300), 'a|'.repeat(400), '*'.repeat(100)],
];
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...OLD_ENEMIES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Realistic values of such a field. */
const MEANT = [
  ...['holding', 'a/s', 'Aarhus|Odense', '1-5|10-20', '5', '100', '2010-01-01', 'true', 'false'],
  ...['ACTIVE', 'CEASED|BANKRUPT', 'revenue-desc', 'circle:10.2,56.15,5', '8', '54.5', '13', '58'],
  ...['revenue', 'revenueUp', 'Aktieselskab', 'csv', 'xlsx', 'en', 'name', 'solo', 'Ida', 'daily'],
  ...[COMPANY, ME, NOTHING, '2021-12-31', 'google', 'price_test_yearly', 'cs_test_none', 'price'],
];
export const meantText = fc.constantFrom(...MEANT);

/** Any JSON value, including numbers that no column holds. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 2 ** 31, 2 ** 53, 1e308, -1e308, 1.5, [], {}, [[]]),
  hostileText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(JSON.parse('{"__proto__":null,"constructor":{"prototype":{}},"toString":1}')),
  fc.constantFrom(101, 5_000).map((length) => Array(length).fill(COMPANY)),
);

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOf = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

const namedTexts: Record<string, string> = {
  userId: ME,
  user_id: ME,
  id: ME,
  cvr: COMPANY,
  the_key: COMPANY,
  end_date: '2021-12-31',
  provider: 'google',
  jsonrpc: '2.0',
  method: 'tools/list',
};

function textFor(schema: JsonSchema, name: string): fc.Arbitrary<string> {
  const known = namedTexts[name];
  const fitting: fc.Arbitrary<string>[] = [
    ...(known === undefined ? [] : [fc.constant(known)]),
    ...(schema.format === 'uuid' ? [fc.constantFrom(NOTHING, ME)] : []),
    ...(schema.format === 'email' ? [fc.constant('ida@people.example')] : []),
    ...(schema.pattern === '^\\d{8}$' ? [fc.constantFrom(COMPANY, '99999999')] : []),
  ];
  return fitting.length > 0 ? fc.oneof(...fitting) : fc.oneof(meantText, fc.string());
}

function objectFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const must = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valueFor(field, name)]),
  );
  const more = fc.option(fc.dictionary(hostileText, hostileValue, { maxKeys: 2 }), { freq: 12 });
  const record = fc.record(fields, { requiredKeys: must });
  return fc.tuple(record, more).map(([known, unknown]) => ({ ...known, ...unknown }));
}

function fittingFor(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return fc.oneof(...choices.map((one) => valueFor(one, name)));
  const { type } = schema;
  if (type === 'object') return objectFor(schema);
  if (type === 'array') return fc.array(valueFor(schema.items, name), { maxLength: 5 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') {
    const [min, max] = [numberOf(schema.minimum, -10), numberOf(schema.maximum, 1_000)];
    return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  }
  return type === 'string' ? textFor(schema, name) : fc.jsonValue({ maxDepth: 3 });
}

/** Nearly valid for a schema: each part may be something else. */
export function valueFor(schema: unknown, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: fittingFor(isSchema(schema) ? schema : {}, name) },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** As text, where only text is possible. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** The same, encoded for an address. */
export function textValueFor(schema: JsonSchema, name: string): fc.Arbitrary<string> {
  const fitting = schema.type === 'string' ? textFor(schema, name) : fittingFor(schema, name);
  return fc.oneof(
    { weight: 6, arbitrary: fitting.map(asText) },
    { weight: 2, arbitrary: meantText },
    { weight: 2, arbitrary: hostileText },
  );
}
