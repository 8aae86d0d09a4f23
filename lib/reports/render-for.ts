import 'server-only';
import { AppError } from '@/lib/errors';
import { MESSAGES, MOST_UNDER_WAY } from '@/lib/exports/constants';
import { inTurnOfEach } from '@/lib/in-turn';
import { renderReport } from './render';
import type { ReportJob } from './types';

// On globalThis, as route handlers are bundled separately but must share the count.
const shared = globalThis as { __vemintoReportsOf?: ReturnType<typeof inTurnOfEach> };

const refusal = () => new AppError('too_many_requests', MESSAGES.underWay, { retryAfter: 5 });

/**
 * renderReport with a limit per user, the same as for export files: all documents are made by a
 * single thread, which no user may monopolise.
 * @throws AppError too_many_requests, and as renderReport
 */
export function renderReportFor(userId: string, job: ReportJob): Promise<Uint8Array<ArrayBuffer>> {
  shared.__vemintoReportsOf ??= inTurnOfEach({ waiting: 0, atOnce: MOST_UNDER_WAY, refusal });
  return shared.__vemintoReportsOf(userId, () => renderReport(job));
}
