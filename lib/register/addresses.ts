import 'server-only';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { beginChanges, withChangedKeys } from '@/lib/search-index/changed';
import { refreshIndex } from '@/lib/search-index/refresh';
import { AddressIntake, type AddressOptions, copyLinesOf } from './address-rows';
import { withLoadLock } from './load/run';

/** `moved`: the number of stored companies whose position changed. */
type AddressResult = { loaded: number; refused: number; moved: number };

/**
 * Updates the rows of a relation whose address has a known point and that are not placed there yet.
 */
const placingSql = (relation: string) => `
  UPDATE ${relation} AS placed
  SET latitude = point.latitude, longitude = point.longitude, location_precision = 'ADDRESS'
  FROM address_points AS point
  WHERE point.id = placed.address_id
    AND (placed.latitude, placed.longitude, placed.location_precision)
      IS DISTINCT FROM (point.latitude, point.longitude, 'ADDRESS'::location_precision)`;

/** The positions of companies are also in the search index, which is refreshed. */
async function moveStored(client: Client): Promise<number> {
  await beginChanges(client);
  const { rowCount } = await client.query(withChangedKeys(placingSql('companies')));
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
 * Imports the positions of addresses into `address_points` from a CSV file, plain or gzipped, with
 * the columns adresseId, latitude and longitude (degrees, WGS 84) in any order. Points from earlier
 * files are kept; if an address occurs twice, the last row wins. Rows without a point in Denmark
 * are reported and skipped. `loaded` counts the accepted rows. Stored companies and units move with
 * their addresses in the same transaction; those in later loads are placed by `applyAddressPoints`.
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
 * Places all rows whose address has a known point. Runs in the caller's transaction, on any
 * relations with the columns address_id, latitude, longitude and location_precision. Their names
 * are inserted into the SQL unescaped.
 * @returns the number of rows whose position changed.
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
