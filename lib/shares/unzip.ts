import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const mebibyte = 1024 ** 2;
export const MAX_PARTS = 1_000;
/** Maximum size of all parts together, uncompressed. */
const MAX_BYTES = 256 * mebibyte;
/** Tables compress to about a twentieth; a much higher ratio means a zip bomb. */
const MAX_RATIO = 200;

export const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false };
    fromBuffer(bytes, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

export const listParts = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const parts: Entry[] = [];
    zip.on('entry', (part: Entry) => {
      parts.push(part);
      zip.readEntry();
    });
    zip.on('end', () => resolve(parts));
    zip.on('error', reject);
    zip.readEntry();
  });

/** Decompresses a part; yauzl enforces its declared size. */
export function unpack(zip: ZipFile, part: Entry, onPiece: (piece: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(part, (error, stream) => {
      if (error) return reject(error);
      stream.on('data', (piece: Buffer) => {
        try {
          onPiece(piece);
        } catch (refusal) {
          stream.destroy();
          reject(refusal);
        }
      });
      stream.on('end', resolve);
      stream.on('error', reject);
    });
  });
}

export const isEncrypted = ({ generalPurposeBitFlag }: Entry): boolean =>
  (generalPurposeBitFlag & 1) === 1;

/** Whether the parts are declared larger than a workbook's: a zip bomb. */
export function bursts(parts: readonly Entry[]): boolean {
  const bytes = parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  return (
    bytes > MAX_BYTES ||
    parts.some(
      ({ uncompressedSize, compressedSize }) =>
        uncompressedSize > Math.max(mebibyte, compressedSize * MAX_RATIO),
    )
  );
}
