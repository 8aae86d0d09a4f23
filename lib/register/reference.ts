import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientBase } from 'pg';
import type { IndustryVersion } from '@/prisma/client/enums';
import { parseCsv } from './csv';

export type Reference = {
  regions: Map<string, { code: string; name: string }>;
  municipalities: Map<
    number,
    {
      code: number;
      name: string;
      regionCode: string;
      latitude: number;
      longitude: number;
      population: number;
    }
  >;
  postalDistricts: Map<
    string,
    {
      postalCode: string;
      name: string;
      municipalityCode: number;
      latitude: number;
      longitude: number;
    }
  >;
  legalForms: Map<number, { code: number; short: string; name: string }>;
  industries: Map<
    string,
    { version: IndustryVersion; code: string; danish: string; english: string | null }
  >;
};

/** The same six digits can mean different things in two versions, so both make the key. */
export function industryId(version: IndustryVersion, code: string): string {
  return `${version}:${code}`;
}

let reference: Reference | undefined;

/** The code lists of prisma/reference, read once per process. */
export function readReference(): Reference {
  reference ??= loadReference();
  return reference;
}

function loadReference(): Reference {
  const read = <Key, Value>(file: string, toEntry: (row: string[]) => [Key, Value]) => {
    const text = readFileSync(path.join(process.cwd(), 'prisma/reference', file), 'utf8');
    return new Map(parseCsv(text).slice(1).map(toEntry));
  };
  return {
    regions: read('regions.csv', ([code = '', name = '']) => [code, { code, name }]),
    municipalities: read('municipalities.csv', (row) => {
      const [code, name = '', regionCode = '', latitude, longitude, population] = row;
      const place = { latitude: Number(latitude), longitude: Number(longitude) };
      const item = { code: Number(code), name, regionCode, ...place };
      return [item.code, { ...item, population: Number(population) }];
    }),
    postalDistricts: read('postal-districts.csv', (row) => {
      const [postalCode = '', name = '', municipality, latitude, longitude] = row;
      const place = { latitude: Number(latitude), longitude: Number(longitude) };
      return [postalCode, { postalCode, name, municipalityCode: Number(municipality), ...place }];
    }),
    legalForms: read('legal-forms.csv', ([code, short = '', name = '']) => [
      Number(code),
      { code: Number(code), short, name },
    ]),
    industries: read('industries.csv', ([writtenVersion, code = '', danish = '', english]) => {
      const version: IndustryVersion = writtenVersion === 'DB25' ? 'DB25' : 'DB07';
      return [industryId(version, code), { version, code, danish, english: english || null }];
    }),
  };
}

/** Columns with their types, the first `keys` of them being the primary key. */
type Table = { name: string; keys: number; columns: readonly (readonly [string, string])[] };

async function upsert(client: ClientBase, table: Table, rows: (string | number | null)[][]) {
  const names = table.columns.map(([name]) => name);
  const arrays = table.columns.map(([, type], index) => `$${index + 1}::${type}[]`);
  const rest = names.slice(table.keys);
  await client.query(
    `INSERT INTO ${table.name} AS stored (${names}) SELECT * FROM unnest(${arrays})
     ON CONFLICT (${names.slice(0, table.keys)})
     DO UPDATE SET ${rest.map((name) => `${name} = excluded.${name}`)}
     WHERE (${rest.map((name) => `stored.${name}`)})
       IS DISTINCT FROM (${rest.map((name) => `excluded.${name}`)})`,
    table.columns.map((_, index) => rows.map((row) => row[index])),
  );
}

const place = [
  ['latitude', 'float8'],
  ['longitude', 'float8'],
] as const;

const tables = {
  regions: {
    name: 'regions',
    keys: 1,
    columns: [
      ['code', 'text'],
      ['name', 'text'],
    ],
  },
  municipalities: {
    name: 'municipalities',
    keys: 1,
    columns: [['code', 'int'], ['name', 'text'], ['region_code', 'text'], ...place],
  },
  postalDistricts: {
    name: 'postal_districts',
    keys: 1,
    columns: [['postal_code', 'text'], ['name', 'text'], ['municipality_code', 'int'], ...place],
  },
  legalForms: {
    name: 'legal_forms',
    keys: 1,
    columns: [
      ['code', 'int'],
      ['short', 'text'],
      ['name', 'text'],
    ],
  },
  industries: {
    name: 'industries',
    keys: 2,
    columns: [
      ['version', 'industry_version'],
      ['code', 'text'],
      ['danish', 'text'],
      ['english', 'text'],
    ],
  },
} as const satisfies Record<string, Table>;

/** Brings the code tables to what the files say; rows that already agree are not written. */
export async function storeReference(client: ClientBase): Promise<void> {
  const { regions, municipalities, postalDistricts, legalForms, industries } = readReference();
  const municipalityRows = [...municipalities.values()].map(
    ({ population: _population, ...columns }) => Object.values(columns),
  );
  await upsert(client, tables.regions, [...regions.values()].map(Object.values));
  await upsert(client, tables.municipalities, municipalityRows);
  await upsert(client, tables.postalDistricts, [...postalDistricts.values()].map(Object.values));
  await upsert(client, tables.legalForms, [...legalForms.values()].map(Object.values));
  await upsert(client, tables.industries, [...industries.values()].map(Object.values));
}
