import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { ifThere } from '@/lib/missing-file';
import { sweepFolder } from '@/lib/sweep-folder';
import type { ExportFormat } from './types';

type Name = { id: string; format: ExportFormat };

const folder = () => path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'exports');

const pathOf = ({ id, format }: Name) =>
  path.join(/* turbopackIgnore: true */ folder(), `${id}.${format}`);

/**
 * Lets `write` create a file under a temporary name and renames it once complete: a killed server
 * leaves no partial file that could be downloaded.
 */
export async function keepWhole<T>(
  name: Name,
  write: (file: string) => Promise<T>,
  isWhole: (result: T) => boolean,
): Promise<T> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const part = path.join(/* turbopackIgnore: true */ folder(), `${name.id}.${randomUUID()}.part`);
  try {
    const result = await write(part);
    if (isWhole(result)) await rename(/* turbopackIgnore: true */ part, pathOf(name));
    return result;
  } finally {
    await rm(part, { force: true });
  }
}

/** Opens a file, so that it can be read to its end even if deleted meanwhile; null if missing. */
export function openKept(name: Name) {
  return ifThere(open(/* turbopackIgnore: true */ pathOf(name)), null);
}

type Kept = { id: string; changedAt: Date };

/**
 * Deletes files, complete or not.
 * @returns how many were deleted.
 */
export function removeKept(isOver: (file: Kept) => boolean): Promise<number> {
  return sweepFolder(folder(), ({ name, changedAt }) =>
    isOver({ id: name.split('.', 1)[0] ?? '', changedAt }),
  );
}
