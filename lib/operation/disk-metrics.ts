import 'server-only';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { type Family, gauge } from './prometheus';

/** The folder is made with its first file, on the disk of the next one above it. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder));
}

function readFreeBytes(): number | undefined {
  try {
    const folder = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR);
    const { bavail, bsize } = statfsSync(existing(folder));
    return bavail * bsize;
  } catch {
    // The other metrics matter more than why.
    return undefined;
  }
}

export const diskFamilies = (): Family[] => [
  gauge('veminto_data_free_bytes', 'Room on the disk of DATA_DIR.', readFreeBytes()),
];
