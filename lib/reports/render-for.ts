import 'server-only';
import { AppError } from '@/lib/errors';
import { MESSAGES, MOST_UNDER_WAY } from '@/lib/exports/constants';
import { renderReport } from './render';
import type { ReportJob } from './types';

// Handlers are bundled apart and count together.
const shared = globalThis as { __vemintoReportsOf?: Map<string, number> };

/**
 * The same for somebody who asks, who has as many documents under way as files: all are made by one
 * thread, and nobody's keep it from everybody else.
 * @throws AppError too_many_requests, and as renderReport
 */
export async function renderReportFor(
  userId: string,
  job: ReportJob,
): Promise<Uint8Array<ArrayBuffer>> {
  shared.__vemintoReportsOf ??= new Map();
  const underWay = shared.__vemintoReportsOf;
  const add = (number: number) => underWay.set(userId, (underWay.get(userId) ?? 0) + number);
  if ((underWay.get(userId) ?? 0) >= MOST_UNDER_WAY) {
    throw new AppError('too_many_requests', MESSAGES.underWay, { retryAfter: 5 });
  }
  add(1);
  try {
    return await renderReport(job);
  } finally {
    add(-1);
    if (underWay.get(userId) === 0) underWay.delete(userId);
  }
}
