import 'server-only';
import { registerRows } from '@/lib/db';
import { isKnownSql } from '@/lib/financials/known-opinion-sql';
import { NEWEST_FIRST } from '@/lib/financials/newest-first';
import { truncateWords } from '@/lib/format';
import { Prisma } from '@/prisma/client/client';
import { languageOf } from './language';
import type { Mention } from './types';

const { raw } = Prisma;

/** About as long as the quotation of a mention, in letters. */
const QUOTED = 180;

/**
 * The beginning of the note on uncertainty about going concern, by company, where the newest annual
 * report that could be read has one.
 */
export async function findNotes(keys: readonly string[]): Promise<Map<string, Mention>> {
  const rows = await registerRows<{ key: string; year: number; note: string | null }>`
    SELECT DISTINCT ON (company_key) company_key AS key, extract(year FROM end_date)::int AS year,
      going_concern AS note
    FROM filings filing
    WHERE company_key = ANY (${keys}) AND ${raw(isKnownSql('filing'))}
    ORDER BY company_key, ${raw(NEWEST_FIRST)}`;
  return new Map(
    rows.flatMap(({ key, year, note }): [string, Mention][] => {
      if (note === null) return [];
      const parts = [{ text: truncateWords(note, QUOTED), isMatch: false }];
      return [[key, { kind: 'goingConcern', year, language: languageOf(note), parts }]];
    }),
  );
}
