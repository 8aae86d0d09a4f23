import 'server-only';
import { statfsSync } from 'node:fs';
import { findExisting } from './data-folder';
import { type Family, gauge } from './prometheus';

function readFreeBytes(): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(findExisting());
    return bavail * bsize;
  } catch {
    // The other metrics matter more than why.
    return undefined;
  }
}

export const diskFamilies = (): Family[] => [
  gauge('veminto_data_free_bytes', 'Room on the disk of DATA_DIR.', readFreeBytes()),
];
