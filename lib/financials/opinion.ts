import type { AuditOpinion } from '@/prisma/client/enums';

type Filing = { id: string; endDate: Date; auditOpinion: AuditOpinion | null };

/**
 * The auditor's opinion on the newest financial year, from the newest report of that year that could
 * be read. A correction published as a PDF only says nothing of the opinion on the report it
 * corrects, whose figures are still shown; taking its silence for an answer would hide a
 * qualification.
 *
 * @param filings Those in force, newest first.
 * @param periods The statements of the reports that could be read.
 * @returns null without reports.
 */
export function newestOpinion(
  filings: readonly Filing[],
  periods: readonly { filingId: string }[],
): Pick<Filing, 'endDate' | 'auditOpinion'> | null {
  const [first] = filings;
  if (!first) return null;
  const isRead = ({ id, auditOpinion }: Filing) =>
    auditOpinion !== null || periods.some(({ filingId }) => filingId === id);
  const ofYear = filings.filter(({ endDate }) => endDate.getTime() === first.endDate.getTime());
  return ofYear.find(isRead) ?? first;
}
