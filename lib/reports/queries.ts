import 'server-only';
import { getCompany } from '@/lib/companies/queries';
import { AppError } from '@/lib/errors';
import { getFinancials, getKeyFigures } from '@/lib/financials/queries';
import type { Scope } from '@/lib/financials/types';
import { isoDay } from '@/lib/format';
import { getNoAccountsText, getOverview } from '@/lib/overview/queries';
import { findShownWords } from '@/lib/passages/of-page';
import { findPeers } from '@/lib/peers/queries';
import { listRecommendations } from '@/lib/recommendations/queries';
import { findRegisterStatus } from '@/lib/register/queries';
import { findHoldings } from '@/lib/roles/holdings';
import { getOwnership } from '@/lib/roles/ownership';
import { getRoles } from '@/lib/roles/queries';
import { findSignals } from '@/lib/signals/queries';
import type { CompanyReport, SampleReport } from './types';

/**
 * All data of a company's page.
 *
 * @throws AppError not_found
 */
export async function getCompanyReport(key: string): Promise<CompanyReport> {
  const company = await getCompany(key);
  const [overview, financials, keyFigures, ownWords, peers, recommendations, register] =
    await Promise.all([
      getOverview(key),
      getFinancials(key),
      getKeyFigures(key),
      findShownWords(key, null),
      findPeers(key),
      listRecommendations(key),
      findRegisterStatus(),
    ]);
  const [roles, formerRoles, holdings, ownership, signals, noAccounts] = await Promise.all([
    getRoles({ key }),
    getRoles({ key, former: true }),
    findHoldings(key),
    getOwnership(key),
    findSignals(company, financials),
    getNoAccountsText(company),
  ]);
  return {
    company,
    overview,
    financials,
    noAccounts,
    keyFigures,
    ownWords,
    peers,
    roles,
    formerRoles,
    holdings,
    ownership,
    recommendations,
    signals,
    registerDay: register.updatedOn,
    madeAt: new Date(),
  };
}

type Ended = { endDate: Date };

/** A year's period and the previous one; `periods` are newest first. */
function withYearBefore<T extends Ended>(periods: Record<Scope, T[]>, endDay: string) {
  const of = (scope: Scope) => {
    const place = periods[scope].findIndex(({ endDate }) => isoDay(endDate) === endDay);
    return place < 0 ? [] : periods[scope].slice(place, place + 2);
  };
  return { solo: of('solo'), group: of('group') };
}

/**
 * The data of a sample company's invented annual report.
 * @param endDay the last day of the year, yyyy-mm-dd
 *
 * @throws AppError not_found, also for non-sample companies and unknown years
 */
export async function getSampleReport(key: string, endDay: string): Promise<SampleReport> {
  const company = await getCompany(key);
  const [financials, keyFigures, roles] = await Promise.all([
    getFinancials(key),
    getKeyFigures(key),
    getRoles({ key }),
  ]);
  const periods = withYearBefore(financials.periods, endDay);
  if (!company.isSample || periods.solo.length + periods.group.length === 0) {
    throw new AppError('not_found', 'There is no such annual report.');
  }
  const management = roles.items
    .filter(({ group }) => group === 'MANAGEMENT' || group === 'BOARD')
    .map(({ participant: { name }, title }) => ({ name, title }));
  return {
    company,
    periods,
    management,
    signingRule: roles.signingRule,
    keyFigures: withYearBefore(keyFigures, endDay),
  };
}
