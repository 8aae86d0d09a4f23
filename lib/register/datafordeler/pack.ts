import 'server-only';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '@/lib/errors';
import { isoDay } from '@/lib/format';
import { openFile } from '../read/files';
import type { Day } from '../record';

/** Real files unpack to about twenty times their size, a zip bomb to a thousand times. */
const maxRatio = 300;
/** Below this size any ratio is harmless. */
const harmlessBytes = 1024 ** 3;
const pieceBytes = 256 * 1024;
const rows = /\.(json|ndjson|csv)$/i;

export const damaged = (file: string, reason: string, cause?: unknown) =>
  new AppError('invalid_input', `${file}: ${reason}. Nothing was loaded.`, { cause });

async function isZip(file: string): Promise<boolean> {
  if (/\.zip$/i.test(file)) return true;
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32BE() === 0x504b0304;
  } finally {
    await handle.close();
  }
}

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw damaged(file, 'the zip is cut off, or the file is no zip', error);
  }
}

async function entryOf(zip: ZipFile, file: string): Promise<Entry> {
  try {
    for await (const entry of zip.eachEntry()) {
      if (rows.test(entry.fileName)) return entry;
    }
  } catch (error) {
    throw damaged(file, 'the list of contents of the zip is damaged', error);
  }
  throw damaged(file, 'the zip has neither a JSON nor a CSV file');
}

function refuseBomb({ compressedSize, uncompressedSize }: Entry, file: string): void {
  if (uncompressedSize < harmlessBytes || uncompressedSize < compressedSize * maxRatio) return;
  throw damaged(file, `the zip unpacks to more than ${maxRatio} times its size`);
}

async function* unpack(file: string): AsyncGenerator<Buffer> {
  const zip = await openZip(file);
  try {
    const entry = await entryOf(zip, file);
    refuseBomb(entry, file);
    let sum = 0;
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      sum = crc32(piece, sum);
      yield piece;
    }
    if (sum !== entry.crc32) throw new Error('checksum');
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw damaged(file, 'the zip is damaged', error);
  } finally {
    zip.close();
  }
}

/** The chunks of a plain or gzipped file. */
async function* pieces(file: string): AsyncGenerator<Buffer> {
  try {
    yield* await openFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw damaged(file, 'the gzip data is cut off', error);
    throw damaged(file, `it cannot be read: ${message}`, error);
  }
}

/** Combines small chunks, as zips produce them, because each has a cost downstream. */
async function* grouped(given: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const piece of given) {
    parts.push(piece);
    size += piece.length;
    if (size < pieceBytes) continue;
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(parts);
}

/**
 * The rows of a file as text, unpacked while reading.
 * @throws AppError `invalid_input`, while reading, if the file is truncated or damaged.
 */
export async function openPack(file: string): Promise<AsyncIterable<Buffer>> {
  return grouped((await isZip(file)) ? unpack(file) : pieces(file));
}

/** The day on which the content of a zip was written; null if unknown. */
export async function packedOn(file: string): Promise<Day | null> {
  if (!(await isZip(file))) return null;
  const zip = await openZip(file);
  try {
    const day = (await entryOf(zip, file)).getLastModDate({ timezone: 'UTC' });
    // A zip without a date reports 1980.
    return day.getUTCFullYear() > 2000 ? isoDay(day) : null;
  } finally {
    zip.close();
  }
}
