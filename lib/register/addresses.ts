import 'server-only';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { beginChanges, noting } from '@/lib/search-index/changed';
import { refreshIndex } from '@/lib/search-index/refresh';
import { AddressIntake, type AddressOptions, copyLinesOf } from './address-rows';
import { withLoadLock } from './load/run';

/** `moved`: companies of the register that lie elsewhere now. */
export type AddressResult = { loaded: number; refused: number; moved: number };

/** The rows of a relation whose address has a point, and that do not lie there yet. */
const placingSql = (relation: string) => `
  UPDATE ${relation} AS placed
  SET latitude = point.latitude, longitude = point.longitude, location_precision = 'ADDRESS'
  FROM address_points AS point
  WHERE point.id = placed.address_id
    AND (placed.latitude, placed.longitude, placed.location_precision)
      IS DISTINCT FROM (point.latitude, point.longitude, 'ADDRESS'::location_precision)`;

/** Of companies, only the search index keeps where they lie. */
async function moveStored(client: Client): Promise<number> {
  await beginChanges(client);
  const { rowCount } = await client.query(noting(placingSql('companies')));
  await client.query(placingSql('production_units'));
  await refreshIndex(client);
  return rowCount ?? 0;
}

async function store(
  client: Client,
  file: string,
  { intake, dryRun }: { intake: AddressIntake; dryRun: boolean },
): Promise<number> {
  await client.query('BEGIN');
  await client.query(`CREATE TEMP TABLE given_points
    (line int, id uuid, latitude float8, longitude float8) ON COMMIT DROP`);
  const copy = client.query(copyFrom('COPY given_points FROM STDIN'));
  await pipeline(Readable.from(copyLinesOf(file, intake), { objectMode: false }), copy);
  await client.query(`
    INSERT INTO address_points AS stored (id, latitude, longitude)
    SELECT DISTINCT ON (id) id, latitude, longitude FROM given_points ORDER BY id, line DESC
    ON CONFLICT (id) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude
    WHERE (stored.latitude, stored.longitude)
      IS DISTINCT FROM (excluded.latitude, excluded.longitude)`);
  await client.query('ANALYZE address_points');
  const moved = await moveStored(client);
  await client.query(dryRun ? 'ROLLBACK' : 'COMMIT');
  return moved;
}

/**
 * Reads where addresses lie into `address_points`: a CSV file, plain or gzipped,
 * with the columns adresseId, latitude and longitude (degrees, WGS 84) in any
 * order. Points of earlier files stay; of an address given twice the last row
 * counts. Rows that are no point in Denmark are told and left out. `loaded`
 * counts the rows taken. Companies and units that are stored move with their
 * addresses, in the same transaction; those that a load brings, by `applyAddressPoints`.
 * @throws AppError `conflict` while a load runs.
 */
export async function loadAddressPoints(
  file: string,
  options: AddressOptions,
): Promise<AddressResult> {
  const { dryRun = false } = options;
  const intake = new AddressIntake(file, options);
  const found = await stat(file).catch(() => null);
  let moved = 0;
  if (!found?.isFile()) intake.refuse(0, 'no such file');
  else moved = await withLoadLock((client) => store(client, file, { intake, dryRun }));
  const { loaded, refused } = intake;
  options.onProgress?.(loaded + refused);
  return { loaded, refused, moved };
}

/**
 * Gives the rows whose address is known its point. Runs in the caller's
 * transaction, on any relations that have the columns address_id, latitude,
 * longitude and location_precision; their names go into the SQL as they are.
 * @returns the number of rows that got another place.
 */
export async function applyAddressPoints(
  client: ClientBase,
  relations = { companies: 'companies', units: 'production_units' },
): Promise<number> {
  let moved = 0;
  for (const relation of Object.values(relations)) {
    const { rowCount } = await client.query(placingSql(relation));
    moved += rowCount ?? 0;
  }
  return moved;
}
