import 'server-only';
import { AppError } from '@/lib/errors';
import { sharedThreads } from '@/lib/threads';
import type { ReportJob } from './types';

/** Maximum number of waiting documents; further ones get a retry error. */
const MOST_WAITING = 20;

type Pdf = Uint8Array<ArrayBuffer>;

const threads = sharedThreads<ReportJob, Pdf>('Reports', {
  worker: 'lib/reports/worker.mjs',
  most: 1,
  heapMb: 512,
  waiting: MOST_WAITING,
  refusal: () =>
    new AppError('unavailable', 'Too many reports are being made. Try again in a moment.', {
      retryAfter: 5,
    }),
});

/**
 * Renders a report as PDF in a worker thread.
 * @throws AppError unavailable when too many reports are waiting
 */
export const renderReport = (job: ReportJob): Promise<Pdf> => threads.run(job);

/** Ends the thread, if it was started. */
export const closeReports = threads.close;
