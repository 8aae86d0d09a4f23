import 'server-only';
import { invalidField } from '@/lib/errors';
import { EXPORT_FORMATS } from '@/lib/exports/constants';
import type { ExportFormat } from '@/lib/exports/types';
import { busy, inTurn } from '@/lib/in-turn';
import { sharedThreads } from '@/lib/threads';
import { SHARE_MESSAGES } from './constants';
import type { LookTask } from './look-into';

/** Per file; a large table of ours takes two seconds. */
const PATIENCE_MS = 20_000;

/** A worker thread, so that a malicious file cannot block the pages. */
const threads = sharedThreads<LookTask, string | null>('Looks', {
  worker: 'lib/shares/worker.mjs',
  most: 1,
  heapMb: 256,
});

/** One file at a time for all users: unpacking takes a core. */
const lookInTurn = inTurn({ waiting: 20 });

/** @returns what is wrong with it, or null. A check that takes too long is terminated. */
async function lookInto(task: LookTask): Promise<string | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return threads.run(task, signal).catch((cause: unknown) => {
    if (!signal.aborted) throw cause;
    throw busy(cause);
  });
}

function kindOf(bytes: Buffer): ExportFormat {
  const head = bytes.toString('latin1', 0, 5);
  return head.startsWith('PK') ? 'xlsx' : head === '%PDF-' ? 'pdf' : 'csv';
}

/**
 * Determines the kind of a file by its contents. The name does not matter, unless it has the
 * extension of another kind: that is rejected as deceptive.
 * @throws AppError invalid_input with the reason, for anything but a plain table of one of the
 *   three kinds; unavailable when too many files are waiting, or when it takes too long.
 */
export async function checkFile(bytes: Buffer, name: string): Promise<ExportFormat> {
  const kind = kindOf(bytes);
  const problem = await lookInTurn(() => lookInto({ kind, bytes }));
  if (problem !== null) throw invalidField('file', problem);
  const said = EXPORT_FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`));
  if (said !== undefined && said !== kind) throw invalidField('file', SHARE_MESSAGES.otherKind);
  return kind;
}
