import 'server-only';
import { AppError } from '@/lib/errors';
import { missingCredentials } from '@/lib/integrations/distribution';
import type { RequestLimits } from '@/lib/integrations/http';
import { type ImportProgress, importFiles } from '../import-files';
import type { LoadResult } from '../load';
import {
  type CopyProgress,
  copyRegister,
  type RegisterCopy,
  removeCopy,
  removeOldCopies,
  withCopies,
} from './copy';
import type { CopyKind } from './state';
import { beginningBefore, findCompleteTo, isLoaded } from './watermark';

export type LiveProgress =
  | ({ step: 'copy'; kind: CopyKind } & CopyProgress)
  | ({ step: 'load'; kind: CopyKind } & ImportProgress);

export type LiveOptions = RequestLimits & {
  /** Copies the whole register even if it is already being followed. */
  full?: boolean;
  /** As for LoadOptions. */
  removeMissing?: boolean;
  /** Documents per page. */
  size?: number;
  /** Called for every refused document, with its place in the copy. */
  onRefused?: (place: string, reason: string) => void;
  onProgress?: (progress: LiveProgress) => void;
};

type LiveLoad = LoadResult & { kind: CopyKind; completeTo: string };

/** The only place that translates a copy into options for the loader. */
function loadCopy(
  { pages, kind, startedAt }: RegisterCopy,
  { removeMissing, onRefused, onProgress }: LiveOptions,
): Promise<LoadResult> {
  return importFiles([pages], {
    source: 'DISTRIBUTION',
    kind,
    completeTo: startedAt,
    mayBeEmpty: true,
    removeMissing,
    onRefused: (place, reason) => onRefused?.(place, reason),
    onProgress: (progress) => onProgress?.({ step: 'load', kind, ...progress }),
  });
}

/** A delta continues from `completeTo`. */
async function copyAndLoad(
  kind: CopyKind,
  completeTo: string | null,
  options: LiveOptions,
): Promise<LiveLoad> {
  const { full: _full, removeMissing: _remove, onRefused: _told, onProgress, ...copying } = options;
  const since = completeTo && beginningBefore(completeTo, 'DISTRIBUTION');
  const copy = await copyRegister({
    ...copying,
    kind,
    since,
    onProgress: (progress) => onProgress?.({ step: 'copy', kind, ...progress }),
  });
  const result = await loadCopy(copy, options).catch(async (error: unknown) => {
    // An invalid copy would fail again the next time.
    if (error instanceof AppError && error.code === 'invalid_input') await removeCopy(copy);
    throw error;
  });
  await removeCopy(copy);
  return { ...result, kind, completeTo: copy.startedAt };
}

/**
 * Updates the register from its distribution: the changes since the last load from there or, the
 * first time, the whole register and then what changed meanwhile. If interrupted, the next call
 * resumes with what has been copied.
 * @returns the loads that were made, in order.
 * @throws AppError `not_configured` without an account, `unavailable` if the distribution does not
 *   respond, `conflict` while another update or load runs, `invalid_input` if a full copy has fewer
 *   than half of the loaded companies.
 */
export async function importLive(options: LiveOptions = {}): Promise<LiveLoad[]> {
  const missing = missingCredentials();
  if (missing) throw new AppError('not_configured', missing);
  return withCopies(async () => {
    // Left behind if an update ended between loading and removing a copy.
    await removeOldCopies((startedAt) => isLoaded('DISTRIBUTION', startedAt));
    const last = options.full ? null : await findCompleteTo('DISTRIBUTION');
    if (last !== null) return [await copyAndLoad('DELTA', last, options)];
    const full = await copyAndLoad('FULL', null, options);
    return [full, await copyAndLoad('DELTA', full.completeTo, options)];
  });
}
