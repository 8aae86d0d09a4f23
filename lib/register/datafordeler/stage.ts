import 'server-only';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { AppError } from '@/lib/errors';
import { ShapeError } from '../cvr/values';
import { encodeRow } from '../load/copy';
import type { Refusal } from '../load/types';
import { csvRows } from './csv-rows';
import { type EntityName, entities } from './entities';
import { jsonRows, type Raw } from './json-rows';
import { damaged, openPack } from './pack';
import { type ReadRow, RowReader, type StagedRow } from './row-reader';

/** Length at which collected text is sent to the database. */
const pieceLength = 256 * 1024;
/**
 * More refused rows than this, in number and as a share of all rows, are not isolated errors but a
 * sign of another format.
 */
const maxRefused = 100;
const maxRefusedPart = 0.01;
const maxRefusedInAll = 10_000;

type FileCounts = { rows: number; replaced: number };
type Tally = FileCounts & { refused: Refusal[] };

export type StageOptions = {
  onRefused: (refusal: Refusal) => void;
  /** Called now and then while a file is read. */
  onRows?: (file: string, rows: number) => void;
};

export const tableOf = (entity: EntityName) =>
  `datafordeler_${entity.toLowerCase().replace(/\W/g, '_')}`;

/** A row as its COPY line: the owner, and its cells as the inside of a JSON list. */
function lineOf({ owner, cells }: StagedRow): string {
  return `${encodeRow([owner, JSON.stringify(cells).slice(1, -1)])}\n`;
}

/** The format is detected from the content, because files inside a zip may have any name. */
async function* rowsOf(file: string): AsyncGenerator<{ csv: boolean; raw: Raw[] }> {
  const pieces = (await openPack(file))[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) throw damaged(file, 'it is empty');
  const all = {
    async *[Symbol.asyncIterator]() {
      yield first.value;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    },
  };
  const csv = !/^(\ufeff)?\s*[{[]/.test(first.value.toString('utf8', 0, 1_024));
  try {
    for await (const raw of csv ? csvRows(all) : jsonRows(all)) yield { csv, raw };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw damaged(file, error instanceof Error ? error.message : String(error), error);
  } finally {
    await pieces.return?.();
  }
}

function tooMany(file: string, { rows, refused }: Tally): AppError | null {
  const many = refused.length > maxRefused && refused.length > rows * maxRefusedPart;
  const most = refused.length > rows / 2;
  if (!many && !most && refused.length <= maxRefusedInAll) return null;
  const [first] = refused;
  const example = first ? `; ${path.basename(first.place)}: ${first.reason}` : '';
  return damaged(file, `${refused.length} of ${rows} rows cannot be read${example}`);
}

const makesCompaniesOrUnits = (entity: EntityName) =>
  entity === 'Virksomhed' || entity === 'Produktionsenhed';

async function* linesOf(
  entity: EntityName,
  file: string,
  tally: Tally,
  options: StageOptions,
): AsyncGenerator<Buffer> {
  const reader = new RowReader(entities[entity]);
  let named = false;
  let text = '';
  for await (const { csv, raw } of rowsOf(file)) {
    for (const item of raw) {
      if (csv && !named && 'value' in item && Array.isArray(item.value)) {
        reader.header(item.value.map(String));
        named = true;
        continue;
      }
      tally.rows += 1;
      const read: ReadRow = 'reason' in item ? item : reader.read(item.value, tally.rows);
      if (read.row) text += lineOf(read.row);
      if (read.replaced) tally.replaced += 1;
      if (read.reason) {
        const place = `${file}, row ${tally.rows}`;
        // Other refused rows do not make the whole company unreadable.
        const registerId = entity === 'Virksomhed' ? read.refusedOwner : undefined;
        const isOfAnyone = makesCompaniesOrUnits(entity) && read.refusedOwner === undefined;
        const refusal = { place, reason: read.reason, registerId };
        tally.refused.push(isOfAnyone ? { ...refusal, isOfAnyone } : refusal);
      }
    }
    if (tally.refused.length > maxRefusedInAll) throw tooMany(file, tally);
    if (text.length < pieceLength) continue;
    options.onRows?.(file, tally.rows);
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/**
 * Copies the columns that are needed from one file into its own temporary table: owner and cells.
 * Unreadable rows are reported and skipped.
 * @throws AppError `invalid_input` if the file as a whole cannot be read, or so many of its rows
 *   that it must be something else.
 */
export async function stageFile(
  client: Client,
  entity: EntityName,
  file: string,
  options: StageOptions,
): Promise<FileCounts> {
  const tally: Tally = { rows: 0, replaced: 0, refused: [] };
  const table = tableOf(entity);
  const stream = client.query(copyFrom(`COPY ${table} (owner, cells) FROM STDIN`));
  try {
    await pipeline(Readable.from(linesOf(entity, file, tally, options)), stream);
  } catch (error) {
    throw error instanceof ShapeError ? damaged(file, error.message, error) : error;
  }
  const wrong = tooMany(file, tally);
  if (wrong) throw wrong;
  for (const refusal of tally.refused) options.onRefused(refusal);
  options.onRows?.(file, tally.rows);
  return tally;
}
