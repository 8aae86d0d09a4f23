import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { isUuid } from '@/lib/uuid';
import { openFile } from './read/files';

export type AddressOptions = {
  /** Called for every refused row, with its place: `file:line`, or just the file. */
  onRefused: (place: string, reason: string) => void;
  /** Number of rows read so far. */
  onProgress?: (rows: number) => void;
  /** Runs everything and then rolls back. */
  dryRun?: boolean;
};

/** The bounding box of Denmark with its islands, in degrees. */
const bounds = { latitude: [54.4, 58], longitude: [7.8, 15.4] } as const;
const decimal = /^\d{1,3}([.,]\d{1,20})?$/;

/**
 * A row has fewer than a hundred characters; the limit keeps an unclosed quote from swallowing the
 * file.
 */
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

/** The row in COPY's text format, or the reason for refusing it. */
function pointOf(cells: readonly string[], columns: Columns): { row: string } | { reason: string } {
  const cell = (index: number) => cells[index]?.trim() ?? '';
  const id = cell(columns.id);
  if (!isUuid(id)) return { reason: `${JSON.stringify(id.slice(0, 60))} is no address id` };
  const latitude = degrees(cell(columns.latitude), bounds.latitude);
  const longitude = degrees(cell(columns.longitude), bounds.longitude);
  if (latitude === null) return { reason: 'the latitude is not one of Denmark' };
  if (longitude === null) return { reason: 'the longitude is not one of Denmark' };
  return { row: `${id}\t${latitude}\t${longitude}` };
}

/** Validates, counts and batches the rows of one file. */
export class AddressIntake {
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

  /** Takes a row and returns the batch for COPY once it is large enough to send, else null. */
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

/** The header determines the delimiter: with `;`, a comma is a decimal comma. */
function parserFor(header: string, intake: AddressIntake) {
  return parse({
    bom: true,
    delimiter: header.includes(';') ? ';' : ',',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
    on_record: (cells: string[], { lines }) => {
      // Passing single rows through the stream would cost more than parsing them.
      const batch = intake.take(cells, lines);
      return batch === null ? null : [batch];
    },
  });
}

async function* fullBatches(file: string, intake: AddressIntake): AsyncGenerator<string> {
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
  // Errors surface where the parser is read.
  pipeline(Readable.from(all()), parser).catch(() => {});
  for await (const [batch] of parser) yield batch;
}

/**
 * The rows of a CSV file in chunks of COPY's text format: line number, id, latitude, longitude. If
 * the file turns out to be broken, the rows before that point are still returned.
 */
export async function* copyLinesOf(file: string, intake: AddressIntake): AsyncGenerator<string> {
  try {
    yield* fullBatches(file, intake);
  } catch (error) {
    intake.refuse(0, `the rest cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  yield intake.rest();
}
