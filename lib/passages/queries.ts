import 'server-only';
import { requireKeyForm } from '@/lib/companies/known-key';
import { registerRows } from '@/lib/db';
import { reportUrl } from '@/lib/financials/report-url';
import type { WordedReport } from './types';

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
    WHERE company_key = ${key} AND kind = 'ANNUAL' AND NOT superseded AND passages IS NOT NULL
    ORDER BY end_date DESC, published_at DESC NULLS LAST, id COLLATE "C" DESC`;
  return rows.map(toWorded);
}
