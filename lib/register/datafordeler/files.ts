import 'server-only';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { danishDay } from '@/lib/danish-day';
import { AppError } from '@/lib/errors';
import { ifThere } from '@/lib/missing-file';
import type { Day } from '../record';
import { type EntityName, entityNamed, entityNames, requiredEntities } from './entities';
import { packedOn } from './pack';

type SourceFile = { file: string; generation: number; entity: EntityName };
export type SourceFiles = {
  generation: number;
  /** The day that the files describe. */
  day: Day;
  byEntity: Map<EntityName, string>;
};

/** Stored next to downloaded files, with the service's metadata about them. */
export const noteName = 'generation.json';
const noteSchema = z.object({ pointInTime: z.iso.datetime({ offset: true }) });

const pattern =
  /^CVR_V\d+_(.+)_TotalDownload_(json|csv)_(Current|Temporal|Bitemporal)_(\d+)\.(zip|(json|csv|ndjson)(\.gz)?)$/i;

/**
 * In order of preference: with periods rather than without, and without replaced rows rather than
 * with them.
 */
const periods = ['temporal', 'current', 'bitemporal'];
type Ranked = SourceFile & { rank: string };

function understand(file: string): Ranked | null {
  const [, name = '', format = '', data = '', generation, ending = ''] =
    pattern.exec(path.basename(file)) ?? [];
  const entity = entityNamed(name);
  if (!entity) return null;
  const rank = [periods.indexOf(data.toLowerCase()), format.toLowerCase() === 'json' ? 0 : 1];
  const packed = ending.toLowerCase() === 'zip' ? 0 : 1;
  return { file, generation: Number(generation), entity, rank: [...rank, packed, file].join(' ') };
}

async function listFiles(paths: readonly string[]): Promise<string[]> {
  const listed = await Promise.all(
    paths.map(async (given) => {
      const found = await stat(given).catch(() => null);
      if (!found) throw new AppError('invalid_input', `${given}: no such file or folder.`);
      if (!found.isDirectory()) return [given];
      return (await readdir(given)).map((name) => path.join(given, name));
    }),
  );
  return listed.flat().sort();
}

function notFound(entity: EntityName): AppError {
  const name = `CVR_V2_${entity}_TotalDownload_json_Current_….zip`;
  return new AppError(
    'invalid_input',
    `The files lack ${entity}: one like ${name} is needed. Nothing was loaded.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function noteOf(folder: string): Promise<Day | null> {
  const text = await ifThere(readFile(path.join(folder, noteName), 'utf8'), null);
  if (text === null) return null;
  const note = noteSchema.safeParse(parsed(text));
  return note.success ? danishDay(new Date(note.data.pointInTime)) : null;
}

/** The day according to the service, else the archive, else the file; never in the future. */
async function dayOf(file: string): Promise<Day> {
  const said = (await noteOf(path.dirname(file))) ?? (await packedOn(file));
  const day = said ?? danishDay((await stat(file)).mtime);
  const today = danishDay();
  return [day, today].toSorted()[0] ?? today;
}

/**
 * Chooses the files to read from folders and files: one per entity, from the newest generation that
 * has companies. Files with other names are ignored.
 * @throws AppError `invalid_input` if a path or a required entity is missing.
 */
export async function chooseFiles(paths: readonly string[]): Promise<SourceFiles> {
  const known = (await listFiles(paths)).flatMap((file) => understand(file) ?? []);
  const generations = known.filter(({ entity }) => entity === 'Virksomhed');
  const generation = Math.max(-1, ...generations.map((file) => file.generation));
  const candidates = known
    .filter((file) => file.generation === generation)
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const byEntity = new Map<EntityName, string>();
  for (const name of entityNames) {
    const found = candidates.find(({ entity }) => entity === name);
    if (found) byEntity.set(name, found.file);
  }
  const missing = requiredEntities.find((entity) => !byEntity.has(entity));
  const companies = byEntity.get('Virksomhed');
  if (missing || !companies) throw notFound(missing ?? 'Virksomhed');
  return { generation, day: await dayOf(companies), byEntity };
}
