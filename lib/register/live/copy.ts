import 'server-only';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import {
  type DistributionEntity,
  distributionEntities,
  distributionPages,
} from '@/lib/integrations/distribution';
import type { RequestLimits } from '@/lib/integrations/http';
import { tryLock } from '@/lib/local/bootstrap/lock.mjs';
import { DAY_MS } from '@/lib/milliseconds';
import { writeWhole } from './atomic-file';
import { type CopyKind, type CopyState, newState, readState, writeState } from './state';

export type CopyProgress = {
  entity: DistributionEntity;
  /** Stored so far, including those of an interrupted run. */
  documents: number;
  /** Total number; null until the register reports it. */
  total: number | null;
};

type CopyOptions = RequestLimits & {
  kind: CopyKind;
  /** Start of a delta, ISO 8601; null for a full copy. */
  since: string | null;
  /** Documents per page. */
  size?: number;
  onProgress?: (progress: CopyProgress) => void;
};

/** A complete copy on disk; `pages` is the folder for the importer. */
export type RegisterCopy = { folder: string; pages: string; startedAt: string; kind: CopyKind };

/**
 * Maximum age at which an interrupted copy is resumed: the delta after an older one would become
 * long.
 */
const oldestMs = 7 * DAY_MS;
/** Pages are read once and then removed, so speed matters more than size. */
const pack = (body: Buffer) => promisify(gzip)(body, { level: 1 });

const parentOf = () => path.resolve(env.DATA_DIR, 'register');
const folderOf = (kind: CopyKind) => path.join(parentOf(), `distribution-${kind.toLowerCase()}`);
const pagesOf = (folder: string) => path.join(folder, 'pages');

const isTooOld = ({ startedAt }: CopyState) => Date.now() - Date.parse(startedAt) >= oldestMs;

/**
 * Whether an interrupted copy can be resumed. A delta that starts earlier than requested also
 * covers the requested period.
 */
function goesOn(state: CopyState, { kind, since }: CopyOptions): boolean {
  const fits = state.kind === kind && state.from === env.CVR_BASE_URL;
  const reaches = state.since === null || (since !== null && state.since <= since);
  return fits && reaches && !isTooOld(state);
}

async function openCopy(folder: string, options: CopyOptions): Promise<CopyState> {
  const found = await readState(folder);
  if (found && goesOn(found, options)) return found;
  await rm(folder, { recursive: true, force: true });
  const { kind, since } = options;
  const state = newState({ kind, since, from: env.CVR_BASE_URL });
  await writeState(folder, state);
  return state;
}

async function copyEntity(
  folder: string,
  state: CopyState,
  entity: DistributionEntity,
  { size, onProgress, kind: _kind, since: _since, ...limits }: CopyOptions,
): Promise<void> {
  const progress = state.entities[entity];
  const options = { ...limits, size, after: progress.last, since: state.since };
  for await (const { body, documents, last, left } of distributionPages(entity, options)) {
    const name = `${String(progress.pages + 1).padStart(6, '0')}.json.gz`;
    await writeWhole(path.join(pagesOf(folder), entity, name), await pack(body));
    progress.total = progress.documents + left;
    progress.pages += 1;
    progress.documents += documents;
    progress.last = last;
    // Write the page first: a state ahead of it would lose the page for good.
    await writeState(folder, state);
    onProgress?.({ entity, documents: progress.documents, total: progress.total });
    limits.signal?.throwIfAborted();
  }
  progress.done = true;
  await writeState(folder, state);
}

/**
 * Runs `work` while nobody else makes, loads or removes copies: another update would load what this
 * one is removing.
 * @throws AppError `conflict` while somebody does.
 */
export async function withCopies<T>(work: () => Promise<T>): Promise<T> {
  const lock = tryLock(path.join(parentOf(), 'distribution.lock'));
  if (!lock.release) {
    throw new AppError('conflict', 'Another process is updating the register.');
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/**
 * Copies the register, or its changes, into DATA_DIR/register as pages for the importer. If
 * interrupted at any point, the next call resumes after the last stored page and keeps the original
 * `startedAt`. Call it within `withCopies`.
 * @throws the errors of `distributionPages`; the partial copy is kept.
 */
export async function copyRegister(options: CopyOptions): Promise<RegisterCopy> {
  const folder = folderOf(options.kind);
  const state = await openCopy(folder, options);
  await mkdir(pagesOf(folder), { recursive: true });
  for (const entity of distributionEntities) {
    if (!state.entities[entity].done) await copyEntity(folder, state, entity, options);
  }
  return { folder, pages: pagesOf(folder), startedAt: state.startedAt, kind: options.kind };
}

/** Removes copies that are no longer needed: loaded ones and those that are too old. */
export async function removeOldCopies(
  isLoaded: (startedAt: string) => Promise<boolean>,
): Promise<void> {
  for (const kind of ['FULL', 'DELTA'] as const) {
    const folder = folderOf(kind);
    const state = await readState(folder);
    if (!state || !(isTooOld(state) || (await isLoaded(state.startedAt)))) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes a copy after it has been loaded. */
export const removeCopy = ({ folder }: RegisterCopy) =>
  rm(folder, { recursive: true, force: true });
