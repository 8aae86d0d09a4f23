import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { PACKED, PACKED_TYPES } from './packed';

const pack = promisify(brotliCompress);

/**
 * Writes a copy of each script and style sheet below a folder, compressed at Brotli's highest
 * level. That takes seconds once per build, too slow to do per request.
 * @returns the number of files, and their total bytes before and after.
 */
export async function packStatic(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && PACKED_TYPES.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file);
      const packed = await pack(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      });
      await writeFile(file + PACKED, packed);
      return { plain: plain.length, packed: packed.length };
    }),
  );
  const sum = (which: 'plain' | 'packed') => sizes.reduce((all, size) => all + size[which], 0);
  return { files: files.length, plain: sum('plain'), packed: sum('packed') };
}
