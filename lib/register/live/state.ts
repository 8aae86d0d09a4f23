import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ifThere } from '@/lib/missing-file';
import { writeWhole } from './atomic-file';

const entityState = z.object({
  /** The highest number stored; null before the first page. */
  last: z.number().nullable(),
  pages: z.number(),
  documents: z.number(),
  /** Total number of documents, as last reported by the register. */
  total: z.number().nullable(),
  done: z.boolean(),
});

const copyState = z.object({
  version: z.literal(1),
  kind: z.enum(['FULL', 'DELTA']),
  /** The address it was copied from: another address is another register. */
  from: z.string(),
  /** Before the first request: everything entered up to then is in the copy. */
  startedAt: z.iso.datetime(),
  /** Start of a delta. */
  since: z.iso.datetime().nullable(),
  entities: z.object({ companies: entityState, units: entityState }),
});

export type CopyState = z.infer<typeof copyState>;
export type CopyKind = CopyState['kind'];

const fileOf = (folder: string) => path.join(folder, 'state.json');

/**
 * The state of the copy in a folder; null if there is no valid one.
 * @throws the error of a file that is there and cannot be read: its copy must not be thrown away.
 */
export async function readState(folder: string): Promise<CopyState | null> {
  const text = await ifThere(readFile(fileOf(folder), 'utf8'), null);
  if (text === null) return null;
  try {
    return copyState.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export const writeState = (folder: string, state: CopyState) =>
  writeWhole(fileOf(folder), `${JSON.stringify(state, null, 2)}\n`);

export function newState(copy: Pick<CopyState, 'kind' | 'from' | 'since'>): CopyState {
  const untouched = { last: null, pages: 0, documents: 0, total: null, done: false };
  return {
    version: 1,
    ...copy,
    startedAt: new Date().toISOString(),
    entities: { companies: { ...untouched }, units: { ...untouched } },
  };
}
