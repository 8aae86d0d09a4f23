import 'server-only';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import {
  type DatafordelerFile,
  downloadDatafordelerFile,
  listDatafordelerFiles,
} from '@/lib/integrations/datafordeler';
import type { RequestLimits } from '@/lib/integrations/http';
import { tryLock } from '@/lib/local/bootstrap/lock.mjs';
import { type EntityName, entityNamed, entityNames, requiredEntities } from './entities';
import { noteName } from './files';

export type DownloadOptions = {
  limits?: RequestLimits;
  /** False omits the employment figures, which are six times as large as all the rest. */
  employment?: boolean;
  onBytes?: (file: string, bytes: number, total: number | null) => void;
};

type Generation = { number: number; pointInTime: string | null; files: DatafordelerFile[] };

/**
 * Preferred kinds of data. Two entities are only published as `bitemporal`, with all former
 * entries.
 */
const data = ['current', 'bitemporal'];

/** One file per entity: the current data, else the one with all former entries. */
function filesOf(files: DatafordelerFile[], wanted: readonly EntityName[]): DatafordelerFile[] {
  return wanted.flatMap((entity) => {
    const own = files
      // Skip partial files, which have a municipality code in their name.
      .filter(({ fileName }) => !/_\d{4}_TotalDownload_/i.test(fileName))
      .filter((file) => entityNamed(file.entityName) === entity)
      .filter(({ typeOfData }) => data.includes(typeOfData.toLowerCase()))
      .sort(
        (a, b) =>
          data.indexOf(a.typeOfData.toLowerCase()) - data.indexOf(b.typeOfData.toLowerCase()),
      );
    return own[0] ?? [];
  });
}

/** The newest generation that contains everything needed; null if there is none. */
export function newestGeneration(
  listed: DatafordelerFile[],
  { employment = true }: Pick<DownloadOptions, 'employment'>,
): Generation | null {
  const wanted = entityNames.filter((name) => employment || name !== 'Beskaeftigelse');
  const usable = listed.filter(
    ({ typeOfDownload, containedFileFormat }) =>
      /^totaldownload$/i.test(typeOfDownload) && /^json$/i.test(containedFileFormat),
  );
  // An entity that no generation contains is not missing from this one.
  const known = new Set(filesOf(usable, wanted).map(({ entityName }) => entityNamed(entityName)));
  const needed = wanted.filter((name) => known.has(name) || requiredEntities.includes(name));
  const numbers = [...new Set(usable.map(({ generationNumber }) => generationNumber))];
  for (const number of numbers.sort((a, b) => b - a)) {
    const own = usable.filter(({ generationNumber }) => generationNumber === number);
    const files = filesOf(own, needed);
    if (files.length < needed.length) continue;
    const companies = files.find(({ entityName }) => entityNamed(entityName) === 'Virksomhed');
    const pointInTime = companies?.pointInTime ?? companies?.generationTime ?? null;
    return { number, pointInTime, files };
  }
  return null;
}

/** Former generations take up several GB and are no longer read. */
async function removeFormer(parent: string, kept: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!/^datafordeler-\d+$/.test(name) || name === path.basename(kept)) continue;
    await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Downloads the newest complete generation of the register's files into DATA_DIR/register and
 * returns the folder. An interrupted download is resumed by the next call; former generations are
 * removed at the end.
 * @throws AppError `unavailable` if no generation is complete, `conflict` while another process
 *   downloads, and the errors of the service's functions.
 */
export async function downloadGeneration(options: DownloadOptions): Promise<string> {
  const generation = newestGeneration(await listDatafordelerFiles(options.limits), options);
  if (!generation) {
    const message = 'Datafordeler lists no complete set of CVR files at the moment.';
    throw new AppError('unavailable', message);
  }
  const parent = path.resolve(env.DATA_DIR, 'register');
  await mkdir(parent, { recursive: true });
  const lock = tryLock(path.join(parent, 'datafordeler.lock'));
  if (!lock.release) {
    throw new AppError('conflict', 'Another process is downloading from Datafordeler.');
  }
  try {
    return await fetchAll(generation, parent, options);
  } finally {
    lock.release();
  }
}

async function fetchAll(
  { number, pointInTime, files }: Generation,
  parent: string,
  { limits, onBytes }: DownloadOptions,
): Promise<string> {
  const folder = path.join(parent, `datafordeler-${number}`);
  for (const file of files) {
    await downloadDatafordelerFile(file, folder, {
      ...limits,
      onBytes: (bytes, total) => onBytes?.(file.fileName, bytes, total),
    });
  }
  if (pointInTime) await writeFile(path.join(folder, noteName), JSON.stringify({ pointInTime }));
  await removeFormer(parent, folder);
  return folder;
}
