import type { Entry } from 'yauzl';
import { entryBursts } from './read';

export const MAX_PARTS = 1_000;
/** Maximum size of all parts together, uncompressed. */
const MAX_BYTES = 256 * 1024 ** 2;

/** Whether the parts are declared larger than a workbook's: a zip bomb. */
export function bursts(parts: readonly Entry[]): boolean {
  const bytes = parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  return bytes > MAX_BYTES || parts.some(entryBursts);
}
