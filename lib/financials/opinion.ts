import type { AuditOpinion } from '@/prisma/client/enums';
import type { KnownOpinion } from './types';

type Filing = { id: string; endDate: Date; auditOpinion: AuditOpinion | null };

/**
 * The auditor's opinion in the newest report that could be read. A report published as a PDF only
 * says nothing of its own opinion; taking its silence for an answer would hide the qualification of
 * the report it corrects, or of the year before.
 *
 * @param filings Those in force, newest first.
 * @param periods The statements of the reports that could be read.
 * @returns null where no report could be read.
 */
export function newestOpinion(
  filings: readonly Filing[],
  periods: readonly { filingId: string }[],
): KnownOpinion | null {
  const known = filings.find(
    ({ id, auditOpinion }) =>
      auditOpinion !== null || periods.some(({ filingId }) => filingId === id),
  );
  const [newest] = filings;
  if (!known || !newest) return null;
  const { endDate, auditOpinion } = known;
  return { endDate, auditOpinion, unreadEnd: newest.endDate > endDate ? newest.endDate : null };
}
