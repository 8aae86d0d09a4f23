import 'server-only';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { AddressIntake, type AddressOptions, copyLinesOf } from './address-rows';
import { withLoadLock } from './load/run';

export type AddressResult = { loaded: number; refused: number };

async function store(client: Client, file: string, intake: AddressIntake): Promise<void> {
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
  await client.query('COMMIT');
  await client.query('ANALYZE address_points');
}

/**
 * Reads where addresses lie into `address_points`: a CSV file, plain or gzipped,
 * with the columns adresseId, latitude and longitude (degrees, WGS 84) in any
 * order. Points of earlier files stay; of an address given twice the last row
 * counts. Rows that are no point in Denmark are told and left out. `loaded`
 * counts the rows taken. Companies get their places by `applyAddressPoints`.
 * @throws AppError `conflict` while a load runs.
 */
export async function loadAddressPoints(
  file: string,
  options: AddressOptions,
): Promise<AddressResult> {
  const intake = new AddressIntake(file, options);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) intake.refuse(0, 'no such file');
  else await withLoadLock((client) => store(client, file, intake));
  const { loaded, refused } = intake;
  options.onProgress?.(loaded + refused);
  return { loaded, refused };
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
    const { rowCount } = await client.query(`
      UPDATE ${relation} AS placed
      SET latitude = point.latitude, longitude = point.longitude, location_precision = 'ADDRESS'
      FROM address_points AS point
      WHERE point.id = placed.address_id
        AND (placed.latitude, placed.longitude, placed.location_precision)
          IS DISTINCT FROM (point.latitude, point.longitude, 'ADDRESS'::location_precision)`);
    moved += rowCount ?? 0;
  }
  return moved;
}
