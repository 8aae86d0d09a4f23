import fc from 'fast-check';
import type { JsonSchema, Operation } from '../../../lib/openapi/types.ts';
import { asText, hostileText, valueFor } from './values.ts';

export type Body = { type: string; bytes: Buffer };

const JSON_TYPE = 'application/json';
const BOUNDARY = 'between-the-parts';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Bodies that are not JSON, or too large. */
const BROKEN = [
  ...['', ' ', '{', '[', '{"a":', '"', 'nul', '[1,]', "{'a':1}", '\ufeff{}', '{}{}', '\u0000'],
  ...['['.repeat(40_000), `${'['.repeat(20_000)}${']'.repeat(20_000)}`, '{"a":'.repeat(15_000)],
  ...[`{"a":"${'x'.repeat(110_000)}"}`, `[${'1,'.repeat(40_000)}1]`, '1e999999', '{"__proto__":1}'],
  ...['null', '[]', '0', 'true', '"text"', '{"a":1,"a":2}', '{"\\ud800":"\\u0000"}'],
].map((text) => Buffer.from(text));
const brokenBytes = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...BROKEN) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);

const TYPES = [
  ...['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x', ';;;'],
  ...['multipart/form-data; boundary=', 'application/json; charset=utf-16', 'application/json,x'],
  ...[FORM_TYPE, `${JSON_TYPE};${' '.repeat(500)}`, 'APPLICATION/JSON', 'application/jsonx'],
];

/** The right content type nearly always, because everything else is refused immediately. */
const typed = (type: string, bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<Body> =>
  fc.record({
    type: fc.oneof(
      { weight: 20, arbitrary: fc.constant(type) },
      { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
    ),
    bytes,
  });

const jsonBytes = (schema: unknown) =>
  valueFor(schema).map((value) => Buffer.from(JSON.stringify(value) ?? ''));

const part = (name: string, value: string, file: string | null) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${
    file === null ? '' : `; filename="${file}"\r\ncontent-type: text/csv`
  }\r\n\r\n${value}\r\n`;

const FILES = ['CVR;Name\r\n12843089;Ask\r\n', '', '\x89PNG\r\n\x1a\n', 'PK\x03\x04', '%PDF-1.7\n'];

function formBytes(schema: JsonSchema): fc.Arbitrary<Buffer> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const fields = properties.map(([name, field]) => {
    const isFile = field.format === 'binary';
    const value = isFile ? fc.oneof(fc.constantFrom(...FILES), hostileText) : valueFor(field, name);
    const file = isFile ? fc.oneof(fc.constant('list.csv'), hostileText) : fc.constant(null);
    return fc.option(
      fc.tuple(value, file).map(([text, named]) => part(name, asText(text), named)),
      { freq: 8 },
    );
  });
  const more = fc.array(
    fc.tuple(hostileText, hostileText).map(([name, text]) => part(name, text, null)),
    { maxLength: 1 },
  );
  const many = fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 25);
  return fc.tuple(fc.tuple(...fields), more, many).map(([known, unknown, times]) => {
    const parts = [...known.filter((one) => one !== null), ...unknown].join('');
    return Buffer.from(`${parts.repeat(times)}--${BOUNDARY}--\r\n`, 'latin1');
  });
}

/** A body for an operation; null for none. */
export function bodyFor({ requestBody }: Operation): fc.Arbitrary<Body | null> {
  const [type, sent] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const broken = typed(type ?? JSON_TYPE, brokenBytes);
  const nothing = fc.constant(null);
  if (!type || !sent)
    return fc.oneof({ weight: 12, arbitrary: nothing }, { weight: 1, arbitrary: broken });
  const isForm = type.startsWith('multipart/');
  const fitting = isForm
    ? typed(FORM_TYPE, formBytes(sent.schema))
    : typed(type, jsonBytes(sent.schema));
  return fc.oneof(
    { weight: 12, arbitrary: fitting },
    { weight: 2, arbitrary: broken },
    { weight: 1, arbitrary: nothing },
  );
}
