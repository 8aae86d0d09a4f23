import 'server-only';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

const ownFolder = () => path.resolve(/* turbopackIgnore: true */ env.DATA_DIR);

/** The folder is made with its first file, in the next one above it that exists. */
export function findExisting(folder = ownFolder()): string {
  return existsSync(folder) ? folder : findExisting(path.dirname(folder));
}

/** Why nothing can be written to DATA_DIR; null when it can. */
export function findDataFolderFault(folder = ownFolder()): string | null {
  try {
    const existing = findExisting(folder);
    if (!statSync(existing).isDirectory()) return `${existing} is no folder`;
    accessSync(existing, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown reason';
  }
}

/** Pages need no files, so an instance without its folder still serves. */
export function warnOfDataFolder(): void {
  const fault = findDataFolderFault();
  if (fault === null) return;
  log.warn(
    `DATA_DIR cannot be written (${fault}): exports, mails that are kept as files and copies of the live register fail. Give the server the right to write there, or set DATA_DIR to another folder.`,
  );
}
