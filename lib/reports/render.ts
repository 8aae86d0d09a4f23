import 'server-only';
import path from 'node:path';
import type { Piscina } from 'piscina';
import { AppError } from '@/lib/errors';
import { openThreads, runInThread } from '@/lib/threads';
import type { ReportJob } from './types';

/** Documents that wait; whoever comes then is asked to come again. */
const MOST_WAITING = 20;

const shared = globalThis as { __vemintoReports?: Piscina };

function pool(): Piscina {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  shared.__vemintoReports ??= openThreads({
    filename: path.join(root, 'lib/reports/worker.mjs'),
    maxThreads: 1,
    heapMb: 512,
  });
  return shared.__vemintoReports;
}

/**
 * Makes the PDF of a report in a thread of its own.
 * @throws AppError unavailable when too many wait already
 */
export async function renderReport(job: ReportJob): Promise<Uint8Array<ArrayBuffer>> {
  const reports = pool();
  if (reports.queueSize >= MOST_WAITING) {
    throw new AppError('unavailable', 'Too many reports are being made. Try again in a moment.', {
      retryAfter: 5,
    });
  }
  return await runInThread(reports, job);
}

/** Ends the thread, where there is one. */
export async function closeReports(): Promise<void> {
  await shared.__vemintoReports?.destroy();
  shared.__vemintoReports = undefined;
}
