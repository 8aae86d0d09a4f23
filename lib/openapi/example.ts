import type { JsonSchema, Operation } from './types';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXTS: Partial<Record<string, string>> = {
  search: 'holding',
  searchData: 'holding',
  query: 'holding',
  text: 'hol',
  name: 'anders jensen',
  email: 'you@company.example',
};
const KEY = '12345678';
const ID = '00000000-0000-4000-8000-000000000000';

/** A value that fits a schema, as far as one can tell; objects have what they must have. */
function exampleOf(schema: unknown, name = ''): unknown {
  if (!isSchema(schema)) return {};
  const { type, properties, required, items } = schema;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return exampleOf(choices[0], name);
  if (type === 'object') {
    const must = Array.isArray(required) ? required : [];
    const known = isSchema(properties) ? properties : {};
    const names = must.length > 0 ? must : Object.keys(known).slice(0, 1);
    return Object.fromEntries(names.map((field) => [field, exampleOf(known[field], field)]));
  }
  if (type === 'array') return [exampleOf(items, name)];
  if (type === 'integer' || type === 'number') return schema.default ?? 1;
  if (type === 'boolean') return schema.default ?? true;
  if (schema.format === 'uuid') return ID;
  if (schema.pattern === '^\\d{8}$') return KEY;
  return TEXTS[name] ?? 'text';
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function bodyLines({ requestBody }: Operation): string[] {
  const [type, sent] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !sent) return [];
  if (type !== 'multipart/form-data') {
    const body = JSON.stringify(exampleOf(sent.schema));
    return [`-H ${quoted(`content-type: ${type}`)}`, `-d ${quoted(body)}`];
  }
  const fields = Object.entries(isSchema(sent.schema.properties) ? sent.schema.properties : {});
  const must = Array.isArray(sent.schema.required) ? sent.schema.required : [];
  return fields
    .filter(([name], at) => (must.length > 0 ? must.includes(name) : at === 0))
    .map(([name, field]) => {
      const isFile = isSchema(field) && field.format === 'binary';
      return `-F ${quoted(`${name}=${isFile ? '@list.csv' : exampleOf(field, name)}`)}`;
    });
}

/** A call as it is typed into a shell. */
export function curlOf(base: string, method: string, address: string, operation: Operation) {
  const path = address.replace(/\{(\w+)\}/g, (_, name) => (name === 'cvr' ? KEY : `{${name}}`));
  const asked = operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(schema, name)))}`);
  const url = base + path + (asked.length > 0 ? `?${asked.join('&')}` : '');
  const token = operation.security.some((way) => 'key' in way) ? 'vem_…' : 'token of a sign-in';
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(operation.security.length > 0 ? [`-H ${quoted(`x-auth-token: ${token}`)}`] : []),
    ...bodyLines(operation),
  ].join(' \\\n  ');
}
