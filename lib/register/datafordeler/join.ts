import 'server-only';
import type { Client } from 'pg';
import { z } from 'zod';
import type { Day } from '../record';
import { type EntityName, entities, entityNames } from './entities';
import { newestEntered, type Owned, ownedOf, type Partner, rowOf } from './rows';
import { tableOf } from './stage';

/** Owners per fetch: their rows take a few hundred kB. */
const ownersAtOnce = 300;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const rows = z.array(z.array(value));
const partners = z.array(z.tuple([z.number(), rows, rows]));

export type Joined = Owned & { partners: Partner[]; activeUnits: number };

/** Creates empty tables for all entities: an entity without a file has no rows. */
export async function createTables(client: Client): Promise<void> {
  for (const entity of entityNames) {
    await client.query(`CREATE TEMP TABLE ${tableOf(entity)} (owner bigint, cells text)`);
  }
}

/**
 * SQL for a cell of a staged row by column name; the first four cells are common to all entities.
 */
function cell<Name extends EntityName>(
  entity: Name,
  name: (typeof entities)[Name]['columns'][number]['name'] | 'from' | 'to',
): string {
  const own = entities[entity].columns.findIndex((column) => column.name === name);
  const place = own >= 0 ? own + 4 : name === 'from' ? 1 : 2;
  return `(('[' || cells || ']')::json ->> ${place})`;
}

/** The participants of each company, with all their names and their kind. */
const partnersSql = () => {
  const gathered = (entity: EntityName) => `
    SELECT owner, '[' || string_agg('[' || cells || ']', ',' ORDER BY cells) || ']' AS cells
    FROM ${tableOf(entity)} WHERE owner IN (SELECT partner FROM pairs) GROUP BY owner`;
  const relation = 'FuldtAnsvarligDeltagerRelation';
  return `
    WITH pairs AS (
      SELECT DISTINCT owner, ${cell(relation, 'deltagendeEnhedsId')}::bigint AS partner
      FROM ${tableOf(relation)}
    ), names AS (${gathered('Navn')}), kinds AS (${gathered('CVREnhed')})
    SELECT pairs.owner, '[' || string_agg(
      format('[%s,%s,%s]', partner, coalesce(names.cells, '[]'), coalesce(kinds.cells, '[]')),
      ',' ORDER BY partner) || ']' AS cells
    FROM pairs LEFT JOIN names ON names.owner = partner LEFT JOIN kinds ON kinds.owner = partner
    GROUP BY pairs.owner`;
};

/** The number of active units of each company on a day; `day` is an SQL literal. */
const countsSql = (day: string) => {
  const of = (name: Parameters<typeof cell<'Produktionsenhed'>>[1]) =>
    cell('Produktionsenhed', name);
  const notOver = (
    ['produktionsenhedOphoersdato', 'tilknyttetTilVirksomhedOphoersdato', 'to'] as const
  )
    .map((end) => `coalesce(${of(end)}, '9999') >= ${day}`)
    .join(' AND ');
  return `
    WITH numbers AS (
      SELECT DISTINCT owner, ${cell('Virksomhed', 'CVRNummer')} AS number
      FROM ${tableOf('Virksomhed')}
    ), active AS (
      SELECT ${of('tilknyttetVirksomhedsCVRNummer')} AS number, count(DISTINCT owner)::int AS units
      FROM ${tableOf('Produktionsenhed')}
      WHERE ${notOver} AND coalesce(${of('from')}, '') <= ${day}
        AND lower(coalesce(${of('status')}, 'aktiv')) = 'aktiv'
      GROUP BY 1)
    SELECT owner, max(units) AS units FROM numbers JOIN active USING (number) GROUP BY owner`;
};

/** Builds the two tables that combine rows of more than one owner. */
export async function linkRows(client: Client, day: Day): Promise<void> {
  for (const entity of entityNames) await client.query(`ANALYZE ${tableOf(entity)} (owner)`);
  await client.query(`CREATE TEMP TABLE datafordeler_partners AS ${partnersSql()}`);
  const counts = countsSql(client.escapeLiteral(day));
  await client.query(`CREATE TEMP TABLE datafordeler_counts AS ${counts}`);
  await client.query('ANALYZE datafordeler_partners; ANALYZE datafordeler_counts');
}

/** Read only for partners. */
const notOwned: readonly EntityName[] = ['CVREnhed'];

function ownedSql(): string {
  const all = entityNames.flatMap((entity, number) =>
    notOwned.includes(entity)
      ? []
      : `SELECT owner, '[${number},' || cells || ']' AS cells FROM ${tableOf(entity)}`,
  );
  const roots = (['Virksomhed', 'Produktionsenhed'] as const).map(
    (entity) => `cells LIKE '[${entityNames.indexOf(entity)},%'`,
  );
  return `
    SELECT gathered.owner, gathered.cells, partners.cells AS partners, counts.units
    FROM (SELECT owner, '[' || string_agg(cells, ',') || ']' AS cells
          FROM (${all.join(' UNION ALL ')}) every
          GROUP BY owner HAVING bool_or(${roots.join(' OR ')})) gathered
    LEFT JOIN datafordeler_partners partners USING (owner)
    LEFT JOIN datafordeler_counts counts USING (owner)
    ORDER BY owner`;
}

type Fetched = { owner: string; cells: string; partners: string | null; units: number | null };

function partnersOf(text: string | null): Partner[] {
  if (text === null) return [];
  return partners.parse(JSON.parse(text)).map(([id, names, kinds]) => ({
    id,
    names: newestEntered(
      'Navn',
      names.map((cells) => rowOf('Navn', cells)),
    ),
    kind: kinds.map((cells) => rowOf('CVREnhed', cells)).at(-1) ?? null,
  }));
}

/** Companies and units with all their rows, ordered by id. */
export async function* joinedRows(client: Client): AsyncGenerator<Joined[]> {
  await client.query('BEGIN');
  // All rows will be read, so plan for the total rather than for the first rows.
  await client.query('SET LOCAL cursor_tuple_fraction = 1');
  await client.query(`DECLARE owned NO SCROLL CURSOR FOR ${ownedSql()}`);
  for (;;) {
    const { rows: fetched } = await client.query<Fetched>(`FETCH ${ownersAtOnce} FROM owned`);
    if (fetched.length === 0) break;
    yield fetched.map(({ owner, cells, partners: given, units }) => ({
      ...ownedOf(Number(owner), JSON.parse(cells)),
      partners: partnersOf(given),
      activeUnits: units ?? 0,
    }));
  }
  await client.query('COMMIT');
}
