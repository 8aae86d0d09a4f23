import type { ExampleCompany } from '@/lib/search/example-company';
import { isSchema } from './is-schema';
import type { Operation } from './types';

const KEY = '12345678';
const NAME = 'Example A/S';

const VALUES: Partial<Record<string, string | number>> = {
  search: 'holding',
  searchData: 'holding',
  query: 'holding',
  company_name: NAME,
  text: 'hol',
  name: 'anders jensen',
  firstname: 'Ida',
  lastname: 'Holm',
  email: 'you@company.example',
  toEmail: 'you@company.example',
  password: 'Kornmark#26',
  of: KEY,
  with: 'p4000000000',
  userId: 'me',
  token: 'the-token-in-the-link-that-was-mailed-to-me',
  west: 8,
  south: 54,
  east: 13,
  north: 58,
  zoom: 6,
};
const ID = '00000000-0000-4000-8000-000000000000';

/** A value that probably satisfies a schema; objects get their required fields. */
function exampleOf(schema: unknown, name = ''): unknown {
  if (!isSchema(schema)) return {};
  const { type, properties, required, items } = schema;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices) && !(name in VALUES)) return exampleOf(choices[0], name);
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
  return VALUES[name] ?? 'text';
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function bodyLines({ requestBody }: Operation): string[] {
  const [type, sent] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !sent) return [];
  if (type !== 'multipart/form-data') {
    const body = JSON.stringify(sent.example ?? exampleOf(sent.schema));
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

/** Refers to a shell variable for the secret, so that an example can be pasted unchanged. */
function tokenLines({ security }: Operation): string[] {
  if (security.length === 0) return [];
  const name = security.some((way) => 'key' in way) ? 'VEMINTO_KEY' : 'VEMINTO_TOKEN';
  return [`-H "x-auth-token: $${name}"`];
}

const PATHS: Partial<Record<string, string>> = { cvr: KEY, userId: 'me', provider: 'google' };

/** Filters of an operation that nobody calls without any; letters are escaped as they have to be. */
const FILTERS: Partial<Record<string, Record<string, string>>> = {
  'POST /api/veminto/companydata': { p_kommunenavn: 'København' },
  'GET /api/company/segmentation': {
    ...{ p_region: 'Midtjylland', status: 'ACTIVE' },
    ...{ numEmployeesFrom: '50', sort: 'employees-desc' },
  },
};

const parameter = (name: string, value: unknown) => `${name}=${encodeURIComponent(String(value))}`;

type Call = { base: string; method: string; address: string; operation: Operation };

/** As part of a text that is JSON in single quotes. */
const withinBody = (text: string) => quoted(JSON.stringify(text).slice(1, -1)).slice(1, -1);

/** A call as a curl command, about that company if one is known. */
export function curlOf({ base, method, address, operation }: Call, company?: ExampleCompany) {
  const { key = KEY, name } = company ?? {};
  const path = address.replace(/\{(\w+)\}/g, (place, name) => PATHS[name] ?? place);
  const filters = FILTERS[`${method} ${address}`] ?? {};
  const asked = [
    ...operation.parameters
      .filter((one) => one.in === 'query' && one.required)
      .map(({ name, schema }) => parameter(name, exampleOf(schema, name))),
    ...Object.entries(filters).map(([name, value]) => parameter(name, value)),
  ];
  const url = base + path + (asked.length > 0 ? `?${asked.join('&')}` : '');
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...tokenLines(operation),
    ...bodyLines(operation),
  ]
    .join(' \\\n  ')
    .replaceAll(KEY, key)
    .replaceAll(NAME, () => withinBody(name ?? NAME));
}
