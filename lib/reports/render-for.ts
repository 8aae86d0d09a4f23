import 'server-only';
import { AppError } from '@/lib/errors';
import { MESSAGES, MOST_UNDER_WAY } from '@/lib/exports/constants';
import { inTurnOfEach } from '@/lib/in-turn';
import { oncePerProcess } from '@/lib/once-per-process';
import { renderReport } from './render';
import type { ReportJob } from './types';

const refusal = () => new AppError('too_many_requests', MESSAGES.underWay, { retryAfter: 5 });
const inTurn = oncePerProcess('ReportsOf', () =>
  inTurnOfEach({ waiting: 0, atOnce: MOST_UNDER_WAY, refusal }),
);

/**
 * renderReport with a limit per user, the same as for export files: all documents are made by a
 * single thread, which no user may monopolise.
 * @throws AppError too_many_requests, and as renderReport
 */
export function renderReportFor(userId: string, job: ReportJob): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn.get()(userId, () => renderReport(job));
}
