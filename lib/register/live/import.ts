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
} from './copy';
import type { CopyKind } from './state';
import { beginningBefore, findCompleteTo, isLoaded } from './watermark';

export type LiveProgress =
  | ({ step: 'copy'; kind: CopyKind } & CopyProgress)
  | ({ step: 'load'; kind: CopyKind } & ImportProgress);

export type LiveOptions = RequestLimits & {
  /** Copies everything although the register is followed already. */
  full?: boolean;
  /** Documents a page. */
  size?: number;
  /** Told of every document that is not loaded, with its place in the copy. */
  onRefused?: (place: string, reason: string) => void;
  onProgress?: (progress: LiveProgress) => void;
};

export type LiveLoad = LoadResult & { kind: CopyKind; completeTo: string };

/** The one place that tells the loader what a copy is. */
function loadCopy(
  { pages, kind, startedAt }: RegisterCopy,
  { onRefused, onProgress }: LiveOptions,
): Promise<LoadResult> {
  return importFiles([pages], {
    source: 'DISTRIBUTION',
    kind,
    completeTo: startedAt,
    onRefused: (place, reason) => onRefused?.(place, reason),
    onProgress: (progress) => onProgress?.({ step: 'load', kind, ...progress }),
  });
}

/** A delta goes on behind `completeTo`. */
async function copyAndLoad(
  kind: CopyKind,
  completeTo: string | null,
  options: LiveOptions,
): Promise<LiveLoad> {
  const { full: _full, onRefused: _onRefused, onProgress, ...copying } = options;
  const since = completeTo && beginningBefore(completeTo, 'DISTRIBUTION');
  const copy = await copyRegister({
    ...copying,
    kind,
    since,
    onProgress: (progress) => onProgress?.({ step: 'copy', kind, ...progress }),
  });
  const result = await loadCopy(copy, options).catch(async (error: unknown) => {
    // What is wrong with this copy would be so the next time.
    if (error instanceof AppError && error.code === 'invalid_input') await removeCopy(copy);
    throw error;
  });
  await removeCopy(copy);
  return { ...result, kind, completeTo: copy.startedAt };
}

/**
 * Brings the register up to date from its distribution: what changed since the
 * last load from there, or all of it the first time and then what changed
 * during that. Interrupted, the next call goes on with what is copied.
 * @returns the loads that were made, in order.
 * @throws AppError `not_configured` without an account, `unavailable` when the
 * distribution does not answer, `conflict` while another copy or load runs,
 * `invalid_input` when all of it is not half of what is loaded.
 */
export async function importLive(options: LiveOptions = {}): Promise<LiveLoad[]> {
  const missing = missingCredentials();
  if (missing) throw new AppError('not_configured', missing);
  // Left when an update ended between loading a copy and removing it.
  await removeOldCopies((startedAt) => isLoaded('DISTRIBUTION', startedAt));
  const last = options.full ? null : await findCompleteTo('DISTRIBUTION');
  if (last !== null) return [await copyAndLoad('DELTA', last, options)];
  const full = await copyAndLoad('FULL', null, options);
  return [full, await copyAndLoad('DELTA', full.completeTo, options)];
}
