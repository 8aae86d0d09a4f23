import 'server-only';
import { registerRows } from '@/lib/db';
import { type AuditOpinion, Prisma } from '@/prisma/client/client';
import { isKnownSql } from './known-opinion-sql';
import { NEWEST_FIRST } from './newest-first';

const { raw } = Prisma;

type Known = { key: string; year: number; note: string | null; opinion: AuditOpinion | null };

/**
 * What `newestOpinion` of mapper.ts says of several companies: the note on going concern and the
 * auditor's opinion in the newest annual report that could be read, and the year in which that ends.
 */
export const listNewestKnown = (keys: readonly string[]): Promise<Known[]> => registerRows<Known>`
  SELECT DISTINCT ON (company_key) company_key AS key, extract(year FROM end_date)::int AS year,
    going_concern AS note, audit_opinion::text AS opinion
  FROM filings filing
  WHERE company_key = ANY (${[...keys]}) AND ${raw(isKnownSql('filing'))}
  ORDER BY company_key, ${raw(NEWEST_FIRST)}`;
