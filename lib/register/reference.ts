import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientBase } from 'pg';
import type { IndustryVersion } from '@/prisma/client/enums';
import { parseCsv } from './csv';

/** A town with its centre; several municipalities may have a town of the same name. */
export type Town = { name: string; municipalityCode: number; latitude: number; longitude: number };

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
  /** By `townId`. */
  towns: Map<string, Town[]>;
  legalForms: Map<number, { code: number; short: string; name: string }>;
  industries: Map<
    string,
    { version: IndustryVersion; code: string; danish: string; english: string | null }
  >;
  /** English titles of the classes of NACE Rev. 2.1: the first four digits of codes of DB25. */
  naceClasses: Map<string, string>;
};

/** Composite key: the same six digits can mean different things in the two versions. */
export function industryId(version: IndustryVersion, code: string): string {
  return `${version}:${code}`;
}

/** Normalises the spelling of a town, so that e.g. "Århus" and "AARHUS" get the same id. */
export function townId(name: string): string {
  return name
    .toLocaleLowerCase('da')
    .replaceAll('å', 'aa')
    .replace(/[\s.-]+/g, ' ')
    .trim();
}

let reference: Reference | undefined;

/** The code lists in prisma/reference, read once per process. */
export function readReference(): Reference {
  reference ??= loadReference();
  return reference;
}

function readRows(file: string): string[][] {
  const text = readFileSync(path.join(process.cwd(), 'prisma/reference', file), 'utf8');
  return parseCsv(text).slice(1);
}

function readTowns(): Map<string, Town[]> {
  const towns = new Map<string, Town[]>();
  for (const [name = '', municipality, latitude, longitude] of readRows('towns.csv')) {
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    const town = { name, municipalityCode: Number(municipality), ...place };
    towns.set(townId(name), [...(towns.get(townId(name)) ?? []), town]);
  }
  return towns;
}

function loadReference(): Reference {
  const read = <Key, Value>(file: string, toEntry: (row: string[]) => [Key, Value]) =>
    new Map(readRows(file).map(toEntry));
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
    towns: readTowns(),
    legalForms: read('legal-forms.csv', ([code, short = '', name = '']) => [
      Number(code),
      { code: Number(code), short, name },
    ]),
    industries: read('industries.csv', ([writtenVersion, code = '', danish = '', english]) => {
      const version: IndustryVersion = writtenVersion === 'DB25' ? 'DB25' : 'DB07';
      return [industryId(version, code), { version, code, danish, english: english || null }];
    }),
    naceClasses: read('nace-classes.csv', ([code = '', english = '']) => [code, english]),
  };
}

type Row = (string | number | null)[];

/** `columns` is a list of columns with types; the first `keys` of them are the primary key. */
async function upsert(
  client: ClientBase,
  table: string,
  { keys, columns }: { keys: number; columns: string },
  rows: Row[],
): Promise<void> {
  const written = columns.split(', ').map((column) => column.split(' '));
  const names = written.map(([name]) => name);
  const arrays = written.map(([, type], index) => `$${index + 1}::${type}[]`);
  const rest = names.slice(keys);
  await client.query(
    `INSERT INTO ${table} AS stored (${names}) SELECT * FROM unnest(${arrays})
     ON CONFLICT (${names.slice(0, keys)})
     DO UPDATE SET ${rest.map((name) => `${name} = excluded.${name}`)}
     WHERE (${rest.map((name) => `stored.${name}`)})
       IS DISTINCT FROM (${rest.map((name) => `excluded.${name}`)})`,
    names.map((_, index) => rows.map((row) => row[index])),
  );
}

const columns = {
  regions: 'code text, name text',
  municipalities: 'code int, name text, region_code text, latitude float8, longitude float8',
  postalDistricts:
    'postal_code text, name text, municipality_code int, latitude float8, longitude float8',
  legalForms: 'code int, short text, name text',
  industries: 'version industry_version, code text, danish text, english text',
};

/** Updates the code tables from the files; rows that already match are not written. */
export async function storeReference(client: ClientBase): Promise<void> {
  const lists = readReference();
  const municipalities = [...lists.municipalities.values()].map(
    ({ population: _population, ...stored }) => Object.values(stored),
  );
  const one = (list: string) => ({ keys: 1, columns: list });
  await upsert(client, 'regions', one(columns.regions), rowsOf(lists.regions));
  await upsert(client, 'municipalities', one(columns.municipalities), municipalities);
  await upsert(
    client,
    'postal_districts',
    one(columns.postalDistricts),
    rowsOf(lists.postalDistricts),
  );
  await upsert(client, 'legal_forms', one(columns.legalForms), rowsOf(lists.legalForms));
  const byVersion = { keys: 2, columns: columns.industries };
  await upsert(client, 'industries', byVersion, rowsOf(lists.industries));
}

/** Relies on the fields being in the order of the columns. */
function rowsOf(list: Map<string | number, Record<string, string | number | null>>): Row[] {
  return [...list.values()].map((item) => Object.values(item));
}
