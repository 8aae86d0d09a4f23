import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { whyNoAccounts } from '@/lib/financials/no-accounts';
import type { Financials } from '@/lib/financials/types';
import { ACCOUNTS_READ_DAYS } from './constants';
import type { Signal } from './types';

/** Limited companies by their short names: of other forms it depends on more than we know. */
const MUST_FILE: ReadonlySet<string> = new Set(['APS', 'A/S', 'IVS', 'P/S', 'E/S']);

/**
 * Whether the register knows no filing of a company and would know one. Whoever must file does so
 * each year: filings have to be read without a gap for longer. Invented accounts come all at once.
 */
async function missesFilings({ key, isSample }: CompanyDetail): Promise<boolean> {
  const [row] = await registerDb.$queryRaw<{ misses: boolean | null }[]>`
    SELECT NOT EXISTS (SELECT FROM filings WHERE company_key = ${key}) AND
      CASE WHEN ${isSample} THEN bool_or(source = 'SAMPLE')
        ELSE max(complete_to) FILTER (WHERE source = 'FILINGS')
          - min(complete_to) FILTER (WHERE source = 'FILINGS')
          >= make_interval(days => ${ACCOUNTS_READ_DAYS}) END AS misses
    FROM register_loads WHERE status = 'DONE'`;
  return row?.misses ?? false;
}

/** An active company that is old enough to have filed accounts, must, and has none that are known. */
export async function noAccountsSignal(
  company: CompanyDetail,
  { periods, reports }: Financials,
  today: Date,
): Promise<Signal[]> {
  const { status, companyTypeShort, foundedOn } = company;
  if (periods.solo.length + periods.group.length + reports.length > 0) return [];
  const mustFile = companyTypeShort !== null && MUST_FILE.has(companyTypeShort);
  if (status !== 'ACTIVE' || !mustFile || foundedOn === null) return [];
  if (whyNoAccounts(company, today) !== 'none') return [];
  return (await missesFilings(company)) ? [{ kind: 'noAccounts', foundedOn }] : [];
}
