import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from './missing-file';

type SweptFile = { name: string; changedAt: Date };

/**
 * Deletes those files of a folder, which may be missing, that `isOver` picks.
 * @returns how many were deleted.
 */
export async function sweepFolder(
  folder: string,
  isOver: (file: SweptFile) => boolean,
): Promise<number> {
  const names = await ifThere(readdir(/* turbopackIgnore: true */ folder), []);
  let removed = 0;
  for (const name of names) {
    const file = path.join(/* turbopackIgnore: true */ folder, name);
    const found = await ifThere(stat(/* turbopackIgnore: true */ file), null);
    if (found === null || !isOver({ name, changedAt: found.mtime })) continue;
    await rm(/* turbopackIgnore: true */ file, { force: true });
    removed += 1;
  }
  return removed;
}
