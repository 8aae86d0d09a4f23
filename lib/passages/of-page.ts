import 'server-only';
import { requireKeyForm } from '@/lib/companies/known-key';
import { registerRows } from '@/lib/db';
import { NEWEST_FIRST } from '@/lib/financials/newest-first';
import { isoDay } from '@/lib/format';
import { Prisma } from '@/prisma/client/client';
import type { Passages } from './kinds';
import type { Activities, ShownWords } from './types';
import { IS_WORDED } from './worded-sql';

const { raw } = Prisma;

type Row = {
  id: string;
  startDate: Date | null;
  endDate: Date;
  publishedAt: Date | null;
  passages: Passages | null;
};

/**
 * The words of one annual report of a company, and the ends of all years whose reports have some,
 * newest first. Null where none has any, and for an unknown company.
 *
 * @param wanted the last day of the report's year, yyyy-mm-dd; the newest report where none ends then
 * @throws AppError not_found, without a query, for a malformed key
 */
export async function findShownWords(
  key: string,
  wanted: string | null,
): Promise<ShownWords | null> {
  requireKeyForm(key);
  // The words of the others would be most of what is read.
  const rows = await registerRows<Row>`
    SELECT id, start_date::timestamp AT TIME ZONE 'UTC' AS "startDate",
      end_date::timestamp AT TIME ZONE 'UTC' AS "endDate", published_at AS "publishedAt",
      CASE WHEN row_number() OVER (ORDER BY (end_date::text = ${wanted}::text) DESC,
        ${raw(NEWEST_FIRST)}) = 1
      THEN passages END AS passages
    FROM filings
    WHERE company_key = ${key} AND ${raw(IS_WORDED)}
    ORDER BY ${raw(NEWEST_FIRST)}`;
  const shown = rows.find(({ passages }) => passages !== null);
  if (!shown?.passages) return null;
  const { id, startDate, endDate, publishedAt, passages } = shown;
  const years = new Map(rows.map((row) => [isoDay(row.endDate), row.endDate]));
  return { id, startDate, endDate, publishedAt, passages, years: [...years.values()] };
}

/**
 * What companies state as their primary activities, by key: in the newest report of each that has
 * words, or nothing if that one does not state them.
 */
export async function listActivities(keys: readonly string[]): Promise<Map<string, Activities>> {
  const rows = await registerRows<Activities & { key: string }>`
    SELECT key, "endDate", text FROM (
      SELECT DISTINCT ON (company_key) company_key AS key,
        end_date::timestamp AT TIME ZONE 'UTC' AS "endDate", passages->>'activities' AS text
      FROM filings
      WHERE company_key = ANY (${[...keys]}) AND ${raw(IS_WORDED)}
      ORDER BY company_key, ${raw(NEWEST_FIRST)}
    ) newest WHERE text IS NOT NULL`;
  return new Map(rows.map(({ key, endDate, text }) => [key, { endDate, text }]));
}

/** The same of one company; null for an unknown one. */
export const findActivities = async (key: string): Promise<Activities | null> =>
  (await listActivities([key])).get(key) ?? null;
