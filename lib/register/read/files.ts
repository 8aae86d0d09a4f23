import 'server-only';
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

const readable = /\.(json|ndjson|jsonl)(\.gz)?$/i;
const onePerLine = /\.(ndjson|jsonl)(\.gz)?$/i;
const pieceBytes = 1024 ** 2;

export type ListedFile = { file: string; missing?: true };

/**
 * The files behind the paths a user gave: files as they are, folders with all
 * that is in them and looks like JSON, sorted so that every run reads the same.
 */
export async function* listFiles(paths: readonly string[]): AsyncGenerator<ListedFile> {
  for (const given of paths) {
    const found = await stat(given).catch(() => null);
    if (!found) yield { file: given, missing: true };
    else if (found.isDirectory()) yield* listFolder(given);
    else yield { file: given };
  }
}

async function* listFolder(folder: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* listFolder(file);
    else if (readable.test(entry.name)) yield { file };
  }
}

/** True when the name promises one document a line. */
export const hasLines = (file: string) => onePerLine.test(file);

/** Gzip is told by its first bytes: downloads often carry it under another name. */
async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/** The content of a file in pieces, unpacked when it is gzip. */
export async function openFile(file: string): Promise<AsyncIterable<Buffer>> {
  const zipped = await isGzip(file);
  const raw = createReadStream(file, { highWaterMark: pieceBytes });
  if (!zipped) return raw;
  const unzip = createGunzip({ chunkSize: pieceBytes });
  // The reader meets the error when it reads `unzip`.
  pipeline(raw, unzip, () => {});
  return unzip;
}
