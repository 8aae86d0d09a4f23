import 'server-only';
import { requireKeyForm } from '@/lib/companies/known-key';
import { registerRows } from '@/lib/db';
import { NEWEST_FIRST } from '@/lib/financials/newest-first';
import { reportUrl } from '@/lib/financials/report-url';
import { Prisma } from '@/prisma/client/client';
import type { WordedReport } from './types';
import { IS_WORDED } from './worded-sql';

const { raw } = Prisma;

type Row = Omit<WordedReport, 'url'> & { pdfUrl: string | null };

const toWorded = ({ pdfUrl, ...report }: Row): WordedReport => ({
  ...report,
  url: reportUrl(pdfUrl),
});

/**
 * The annual reports of a company that say something in words, newest first; reports that a
 * corrected one replaced are left out. Empty for an unknown company.
 *
 * @throws AppError not_found, without a query, for a malformed key
 */
export async function findWordedReports(key: string): Promise<WordedReport[]> {
  requireKeyForm(key);
  const rows = await registerRows<Row>`
    SELECT start_date::timestamp AT TIME ZONE 'UTC' AS "startDate",
      end_date::timestamp AT TIME ZONE 'UTC' AS "endDate",
      published_at AS "publishedAt", pdf_url AS "pdfUrl", passages
    FROM filings
    WHERE company_key = ${key} AND ${raw(IS_WORDED)}
    ORDER BY ${raw(NEWEST_FIRST)}`;
  return rows.map(toWorded);
}
