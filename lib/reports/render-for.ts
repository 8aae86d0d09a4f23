import 'server-only';
import { AppError } from '@/lib/errors';
import { MESSAGES, MOST_UNDER_WAY } from '@/lib/exports/constants';
import { inTurnOfEach } from '@/lib/in-turn';
import { renderReport } from './render';
import type { ReportJob } from './types';

// Handlers are bundled apart and count together.
const shared = globalThis as { __vemintoReportsOf?: ReturnType<typeof inTurnOfEach> };

const refusal = () => new AppError('too_many_requests', MESSAGES.underWay, { retryAfter: 5 });

/**
 * The same for somebody who asks, who has as many documents under way as files: all are made by one
 * thread, and nobody's keep it from everybody else.
 * @throws AppError too_many_requests, and as renderReport
 */
export function renderReportFor(userId: string, job: ReportJob): Promise<Uint8Array<ArrayBuffer>> {
  shared.__vemintoReportsOf ??= inTurnOfEach({ waiting: 0, atOnce: MOST_UNDER_WAY, refusal });
  return shared.__vemintoReportsOf(userId, () => renderReport(job));
}
