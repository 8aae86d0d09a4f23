import 'server-only';
import { pipeline } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import type { Raw } from './json-rows';

const maxRowCharacters = 1024 ** 2;
const rowsAtOnce = 500;

/** The delimiter is whichever character separates the names in the first line. */
export function delimiterOf(header: string): ',' | ';' {
  const [line = ''] = header.split(/\r?\n/, 1);
  return line.split(';').length > line.split(',').length ? ';' : ',';
}

/** Puts the first chunk back in front of the rest. */
async function* from(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function parserFor(first: Buffer) {
  return parse({
    bom: true,
    delimiter: delimiterOf(first.toString('utf8', 0, 8_192)),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: maxRowCharacters,
  });
}

/**
 * Rows of a CSV text, the first of which contains the column names.
 * @throws Error with the reason, as part of a sentence, if the text is truncated.
 */
export async function* csvRows(pieces: AsyncIterable<Buffer>): AsyncGenerator<Raw[]> {
  const source = pieces[Symbol.asyncIterator]();
  let first = Buffer.alloc(0);
  // Read enough to contain the first line.
  while (!first.includes('\n') && first.length < maxRowCharacters) {
    const next = await source.next();
    if (next.done) break;
    first = Buffer.concat([first, next.value]);
  }
  let gathered: Raw[] = [];
  let open = false;
  const parser = parserFor(first).on('skip', (error: CsvError) => {
    open ||= error.code === 'CSV_QUOTE_NOT_CLOSED';
    gathered.push({ reason: `not valid CSV (${error.code})` });
  });
  // The error surfaces when the parser is read.
  pipeline(from(first, source), parser, () => {});
  for await (const value of parser) {
    gathered.push({ value });
    if (gathered.length < rowsAtOnce) continue;
    yield gathered;
    gathered = [];
  }
  if (open) throw new Error('it ends inside a row');
  if (gathered.length > 0) yield gathered;
}
