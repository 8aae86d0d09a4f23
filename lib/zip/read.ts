import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

// No 'server-only' import: the worker threads that look into files load this module too.

const mebibyte = 1024 ** 2;
/** Reports and tables compress to about a twentieth; a much higher ratio means a zip bomb. */
export const MAX_RATIO = 200;

/** Bytes, packed or not, are no zip, or a damaged one; `message` is part of a sentence. */
export class DamagedZip extends Error {}

/** For errors of yauzl and of decompression, which come with the file. */
function damaged(cause: unknown): never {
  throw new DamagedZip(cause instanceof Error ? cause.message : String(cause), { cause });
}

/** The most bytes that so many packed bytes may become. */
export const mostUnpacked = (packedBytes: number): number =>
  Math.max(mebibyte, packedBytes * MAX_RATIO);

/** Whether an entry is declared larger than that: a zip bomb. */
export const entryBursts = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > mostUnpacked(compressedSize);

export const isEncrypted = ({ generalPurposeBitFlag }: Entry): boolean =>
  (generalPurposeBitFlag & 1) === 1;

/** @throws DamagedZip */
export const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise<ZipFile>((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false };
    fromBuffer(bytes, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  }).catch(damaged);

/** @throws DamagedZip */
export const listEntries = (zip: ZipFile): Promise<Entry[]> =>
  new Promise<Entry[]>((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  }).catch(damaged);

/**
 * Decompresses an entry; yauzl enforces its declared size.
 * @throws DamagedZip, or what `onPiece` throws, which ends the reading
 */
export function readEntry(
  zip: ZipFile,
  entry: Entry,
  onPiece: (piece: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: Error) => reject(new DamagedZip(cause.message, { cause }));
    zip.openReadStream(entry, (error, stream) => {
      if (error) return refuse(error);
      stream.on('data', (piece: Buffer) => {
        try {
          onPiece(piece);
        } catch (thrown) {
          stream.destroy();
          reject(thrown);
        }
      });
      stream.on('end', resolve);
      stream.on('error', refuse);
    });
  });
}

/** The whole content of an entry. @throws DamagedZip */
export async function readWhole(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  await readEntry(zip, entry, (piece) => pieces.push(piece));
  return Buffer.concat(pieces);
}
