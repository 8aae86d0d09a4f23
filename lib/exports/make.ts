import 'server-only';
import { readRegister } from '@/lib/db';
import { silenceAfter } from '@/lib/db/silence';
import { env, sessionSettings } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { isoDay } from '@/lib/format';
import type { Language } from '@/lib/i18n/languages';
import { findRegisterStatus } from '@/lib/register/queries';
import { type Chosen, chooseCompanies } from './chosen';
import type { ColumnKey } from './columns';
import { MESSAGES } from './constants';
import { describeContents } from './contents';
import type { FileResult } from './file/types';
import { keepWhole } from './folder';
import { writeInThread } from './pool';
import type { ExportFacts, ExportFormat, ExportTarget } from './types';

export type Order = {
  id: string;
  userId: string;
  target: ExportTarget;
  format: ExportFormat;
  /** Language of the headings and of the file's description. */
  language: Language;
  columns: ColumnKey[];
  madeAt: Date;
};

export type Made = { chosen: Chosen; facts: ExportFacts; bytes: number };

/** Saved entries are read along with the rows, so from the primary: a replica may lag behind. */
const readRows = <T>({ companies }: Chosen, work: (url: string) => Promise<T>): Promise<T> =>
  'saved' in companies ? work(env.DATABASE_URL) : readRegister(work);

type Watching = {
  signal?: AbortSignal;
  /** Called about twice a second with the number of companies written. */
  onProgress?: (done: number) => Promise<void>;
};

const MOST_TRIES = 5;
const PROGRESS_MS = 500;
/** Timeout of each statement. */
const FILE_MS = 30_000;

/** Reports a thread's progress, one call at a time; `stop` waits for the last call. */
function tell(progress: Int32Array, onProgress: Watching['onProgress']) {
  if (!onProgress) return async () => {};
  let told = 0;
  let telling = Promise.resolve();
  const timer = setInterval(() => {
    const done = Atomics.load(progress, 0);
    if (done === told) return;
    told = done;
    // A failed progress report must not fail the export.
    telling = telling.then(() => onProgress(done)).catch(() => {});
  }, PROGRESS_MS);
  return async () => {
    clearInterval(timer);
    await telling;
  };
}

async function writeOnce(
  order: Order,
  chosen: Chosen,
  { signal, onProgress }: Watching,
): Promise<FileResult> {
  const { updatedOn } = await findRegisterStatus();
  const progress = new Int32Array(new SharedArrayBuffer(4));
  const { contents, companies, compared, asked, version } = chosen;
  const task = {
    ...describeContents(contents, order.language),
    companies,
    compared,
    asked,
    version,
    progress,
    format: order.format,
    language: order.language,
    columns: order.columns,
    withoutProtected: order.target.withoutProtected ?? false,
    madeAt: order.madeAt.toISOString(),
    session: sessionSettings({ statement_timeout: FILE_MS }),
    silenceMs: silenceAfter(FILE_MS),
    prepared: env.DATABASE_PREPARED,
    registerDay: isoDay(updatedOn),
  };
  const stop = tell(progress, onProgress);
  try {
    return await keepWhole(
      order,
      (path) =>
        readRows(chosen, (connectionString) =>
          writeInThread({ ...task, path, connectionString }, signal),
        ),
      ({ outcome }) => outcome === 'written',
    );
  } finally {
    await stop();
  }
}

/**
 * Makes and stores the file of an order. Starts over when the register is replaced meanwhile, so
 * that no file mixes two registers.
 * @param found the already resolved target, if any.
 * @throws AppError as chooseCompanies does; unavailable
 */
export async function makeFile(
  order: Order,
  watching: Watching = {},
  found?: Chosen,
): Promise<Made> {
  let chosen = found;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    chosen ??= await chooseCompanies(order);
    const result = await writeOnce(order, chosen, watching);
    if (result.outcome === 'empty') throw new AppError('invalid_input', MESSAGES.allProtected);
    if (result.outcome === 'written') {
      return { chosen, facts: result.facts, bytes: result.bytes };
    }
    chosen = undefined;
  }
  throw new AppError('unavailable', MESSAGES.renewing, { retryAfter: 10 });
}
