import 'server-only';
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

const readable = /\.(json|ndjson|jsonl)(\.gz)?$/i;
const onePerLine = /\.(ndjson|jsonl)(\.gz)?$/i;
const pieceBytes = 1024 ** 2;

/** `missing` says why there is nothing to read. */
export type ListedFile = { file: string; bytes: number; missing?: string };

export const NO_SUCH_FILE = 'no such file or folder';

/**
 * Expands the given paths: files as they are, and folders recursively to the files whose names look
 * like JSON. Folders are sorted, so that the order is the same on every run. One without such files is
 * told: it is hardly the one that was meant.
 */
export async function listFiles(paths: readonly string[]): Promise<ListedFile[]> {
  const listed: ListedFile[] = [];
  for (const given of paths) {
    const found = await stat(given).catch(() => null);
    if (!found) listed.push({ file: given, bytes: 0, missing: NO_SUCH_FILE });
    else if (!found.isDirectory()) listed.push({ file: given, bytes: found.size });
    else {
      const before = listed.length;
      await listFolder(given, listed);
      if (listed.length === before) {
        const missing = 'the folder has no files named .json, .ndjson or .jsonl (or these and .gz)';
        listed.push({ file: given, bytes: 0, missing });
      }
    }
  }
  return listed;
}

async function listFolder(folder: string, listed: ListedFile[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await listFolder(file, listed);
    else if (readable.test(entry.name)) listed.push({ file, bytes: (await stat(file)).size });
  }
}

/** Whether the name implies one document per line. */
export const hasLines = (file: string) => onePerLine.test(file);

/** Detects gzip by its first bytes, because downloads often have another extension. */
async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/**
 * Reads a file in chunks, unzipped if it is gzip; `onBytes` is given the number of raw bytes read.
 */
export async function openFile(
  file: string,
  onBytes: (bytes: number) => void = () => {},
): Promise<AsyncIterable<Buffer>> {
  const zipped = await isGzip(file);
  const raw = createReadStream(file, { highWaterMark: pieceBytes });
  let told = 0;
  const tell = () => {
    onBytes(raw.bytesRead - told);
    told = raw.bytesRead;
  };
  const unzip = zipped ? createGunzip({ chunkSize: pieceBytes }) : null;
  // The error surfaces when `unzip` is read.
  if (unzip) pipeline(raw, unzip, () => {});
  return (async function* pieces() {
    for await (const piece of unzip ?? raw) {
      tell();
      yield piece as Buffer;
    }
    tell();
  })();
}
