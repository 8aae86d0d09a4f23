import 'server-only';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { withLoadLock } from './load/run';
import { openFile } from './read/files';

export type AddressOptions = {
  /** Told of every row that is not taken: `file:line`, or the file alone. */
  onRefused: (place: string, reason: string) => void;
  /** Rows read so far. */
  onProgress?: (rows: number) => void;
};

export type AddressResult = { loaded: number; refused: number };

/** Denmark with its islands, in degrees. */
const bounds = { latitude: [54.4, 58], longitude: [7.8, 15.4] } as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const decimal = /^\d{1,3}([.,]\d{1,20})?$/;

/** A row is under a hundred letters; a quote that is never closed must not swallow the file. */
const maxRowLength = 20_000;
const batchLength = 256 * 1024;
const wanted = ['adresseId', 'latitude', 'longitude'] as const;

type Columns = { id: number; latitude: number; longitude: number };

function columnsOf(header: readonly string[]): Columns | string {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = wanted.filter((name) => !names.includes(name.toLowerCase()));
  if (missing.length > 0) return `the header lacks ${missing.join(', ')}`;
  const [id = 0, latitude = 0, longitude = 0] = wanted.map((name) =>
    names.indexOf(name.toLowerCase()),
  );
  return { id, latitude, longitude };
}

function degrees(text: string, [low, high]: readonly [number, number]): number | null {
  const number = decimal.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return number >= low && number <= high ? number : null;
}

/** The row as COPY takes it, or why it is not taken. */
function pointOf(cells: readonly string[], columns: Columns): { row: string } | { reason: string } {
  const cell = (index: number) => cells[index]?.trim() ?? '';
  const id = cell(columns.id);
  if (!uuid.test(id)) return { reason: `${JSON.stringify(id.slice(0, 60))} is no address id` };
  const latitude = degrees(cell(columns.latitude), bounds.latitude);
  const longitude = degrees(cell(columns.longitude), bounds.longitude);
  if (latitude === null) return { reason: 'the latitude is not one of Denmark' };
  if (longitude === null) return { reason: 'the longitude is not one of Denmark' };
  return { row: `${id}\t${latitude}\t${longitude}` };
}

/** Counts, tells and gathers while the rows of one file pass through. */
class Intake {
  loaded = 0;
  refused = 0;
  #columns: Columns | string | null = null;
  #batch = '';

  constructor(
    private readonly file: string,
    private readonly options: AddressOptions,
  ) {}

  refuse(line: number, reason: string): void {
    this.refused += 1;
    this.options.onRefused(line > 0 ? `${this.file}:${line}` : this.file, reason);
  }

  /** Answers with lines for COPY when enough have gathered to be worth sending. */
  take(cells: readonly string[], line: number): string | null {
    if (this.#columns === null) {
      this.#columns = columnsOf(cells);
      if (typeof this.#columns === 'string') this.refuse(line, this.#columns);
    } else if (typeof this.#columns === 'object') {
      this.#add(pointOf(cells, this.#columns), line);
    }
    return this.#batch.length < batchLength ? null : this.rest();
  }

  #add(point: ReturnType<typeof pointOf>, line: number): void {
    if ('reason' in point) this.refuse(line, point.reason);
    else {
      this.loaded += 1;
      this.#batch += `${line}\t${point.row}\n`;
    }
    const rows = this.loaded + this.refused;
    if (rows % 10_000 === 0) this.options.onProgress?.(rows);
  }

  rest(): string {
    const batch = this.#batch;
    this.#batch = '';
    return batch;
  }
}

/** The delimiter is the one the header has; a comma beside `;` is a decimal comma. */
function parserFor(header: string, intake: Intake) {
  return parse({
    bom: true,
    delimiter: header.includes(';') ? ';' : ',',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
    on_record: (cells: string[], { lines }) => {
      // A row at a time through the stream would cost more than the reading.
      const batch = intake.take(cells, lines);
      return batch === null ? null : [batch];
    },
  });
}

async function* fullBatches(file: string, intake: Intake): AsyncGenerator<string> {
  const pieces = (await openFile(file))[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) {
    intake.refuse(1, 'the file is empty');
    return;
  }
  async function* all() {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  const [header = ''] = first.value.toString('utf8').split('\n', 1);
  const parser = parserFor(header, intake);
  // What goes wrong on the way is met where the parser is read.
  pipeline(Readable.from(all()), parser).catch(() => {});
  for await (const [batch] of parser) yield batch;
}

/** A file that breaks off gives what it had until then. */
async function* batchesOf(file: string, intake: Intake): AsyncGenerator<string> {
  try {
    yield* fullBatches(file, intake);
  } catch (error) {
    intake.refuse(0, `the rest cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  yield intake.rest();
}

async function store(client: Client, file: string, intake: Intake): Promise<void> {
  await client.query('BEGIN');
  await client.query(`CREATE TEMP TABLE given_points
    (line int, id uuid, latitude float8, longitude float8) ON COMMIT DROP`);
  const copy = client.query(copyFrom('COPY given_points FROM STDIN'));
  await pipeline(Readable.from(batchesOf(file, intake), { objectMode: false }), copy);
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
  const intake = new Intake(file, options);
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
