import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { PLANNED_ANEW, registerRows } from '@/lib/db';
import type { Language } from '@/lib/i18n/languages';
import { namedCondition } from '@/lib/search/named';
import { Prisma } from '@/prisma/client/client';
import { MOST_COUNTED } from './constants';
import { type Contacts, contactSearches } from './searches';
import type { SharedContact } from './types';

const { sql, join, raw } = Prisma;

type Row = { at: number; others: number; active: number };

/**
 * Reads at most one row more than is counted: of an address with thousands of companies the rest
 * would take longer than the whole page.
 */
function countSql(at: number, own: string, named: Prisma.Sql, postalCode: string | null) {
  const there = postalCode === null ? Prisma.empty : sql` and c.postal_code = ${postalCode}`;
  return sql`
    select ${at}::int as at, count(*)::int as others,
      count(*) filter (where status = 'ACTIVE')::int as active
    from (select c.status from companies c
      where c.key <> ${own} and (${named})${there} limit ${MOST_COUNTED + 1}) counted`;
}

/**
 * How many other companies have the phone number, email, host or address of one, active or not; of
 * each that others have too. Each search finds these and the company itself.
 */
export async function findSharedContacts(
  company: Contacts & Pick<CompanyDetail, 'key'>,
  language: Language,
): Promise<SharedContact[]> {
  const searches = contactSearches(company, language);
  const counts = searches.flatMap(({ query, postalCode }, at) => {
    const named = namedCondition(query);
    return named ? [countSql(at, company.key, named, postalCode)] : [];
  });
  if (counts.length === 0) return [];
  // As many values as there are spellings: a prepared statement would be of little use to others.
  const rows = await registerRows<Row>`${raw(PLANNED_ANEW)} ${join(counts, ' union all ')}`;
  const found = new Map(rows.map((row) => [row.at, row]));
  return searches.flatMap(({ query: _, ...search }, at) => {
    const { others = 0, active = 0 } = found.get(at) ?? {};
    if (others === 0) return [];
    const isMore = others > MOST_COUNTED;
    return [{ ...search, others: isMore ? MOST_COUNTED : others, active: isMore ? null : active }];
  });
}
