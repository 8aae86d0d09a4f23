import 'server-only';
import path from 'node:path';
import { AppError } from '@/lib/errors';
import { openThreads, type Threads } from '@/lib/threads';
import type { ReportJob } from './types';

/** Documents that wait; whoever comes then is asked to come again. */
const MOST_WAITING = 20;

type Pdf = Uint8Array<ArrayBuffer>;

const shared = globalThis as { __vemintoReports?: Threads<ReportJob, Pdf> };

function threads(): Threads<ReportJob, Pdf> {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  shared.__vemintoReports ??= openThreads({
    filename: path.join(root, 'lib/reports/worker.mjs'),
    most: 1,
    heapMb: 512,
    waiting: MOST_WAITING,
    refusal: () =>
      new AppError('unavailable', 'Too many reports are being made. Try again in a moment.', {
        retryAfter: 5,
      }),
  });
  return shared.__vemintoReports;
}

/**
 * Makes the PDF of a report in a thread of its own.
 * @throws AppError unavailable when too many wait already
 */
export const renderReport = (job: ReportJob): Promise<Pdf> => threads().run(job);

/** Ends the thread, where there is one. */
export async function closeReports(): Promise<void> {
  await shared.__vemintoReports?.close();
  shared.__vemintoReports = undefined;
}
