import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { getFinancials } from '@/lib/financials/queries';
import type { Financials } from '@/lib/financials/types';
import { bankruptcySignal } from './bankruptcies';
import { listFacts } from './facts';
import { followsFilings } from './filings-followed';
import { insolventOwners } from './insolvent-owners';
import { missingAccounts } from './missing-accounts';
import { opinionSignals, signalsOfAccounts } from './of-accounts';
import { roleSignals } from './of-roles';
import { ownStatus } from './own-status';
import type { Signals } from './types';

type Asked = {
  company: CompanyDetail;
  /** Its accounts, if the caller has already loaded or requested them. */
  financials?: Financials | Promise<Financials>;
};

function signalsOf(
  company: CompanyDetail,
  financials: Financials,
  { today, followed, factsOf }: Awaited<ReturnType<typeof listFacts>>,
): Signals {
  const { capital, filings, roles, owners, bankruptcies } = factsOf(company.key);
  const { solo, group } = financials.periods;
  const isFollowed = followsFilings(company, followed, today);
  return {
    found: [
      ...ownStatus(company),
      ...opinionSignals(financials.opinion),
      ...signalsOfAccounts(financials, capital),
      ...(isFollowed ? missingAccounts(company, filings, today) : []),
      ...roleSignals(roles, today),
      ...insolventOwners(owners),
      ...bankruptcySignal(bankruptcies),
    ],
    hasAccounts: solo.length + group.length > 0,
  };
}

/**
 * Facts from the register and the annual accounts that matter to a creditor: the company's own
 * status first, then those from the accounts; at most one of each kind. Null for a ceased company.
 * All companies are looked up together, but one whose accounts cannot be read fails by itself.
 */
export function withSignals<One extends Asked>(
  asked: readonly One[],
): (One & { signals: Promise<Signals | null> })[] {
  const going = asked.filter(({ company }) => company.status !== 'CEASED');
  const facts = going.length > 0 ? listFacts(going.map(({ company }) => company.key)) : null;
  const read = async ({ company, financials }: One) => {
    if (facts === null || company.status === 'CEASED') return null;
    const all = await Promise.all([financials ?? getFinancials(company.key), facts]);
    return signalsOf(company, ...all);
  };
  return asked.map((one) => ({ ...one, signals: read(one) }));
}

/**
 * The signals of one company.
 *
 * @throws AppError not_found for an unknown key
 */
export async function findSignals(
  company: CompanyDetail,
  financials?: Asked['financials'],
): Promise<Signals | null> {
  const [one] = withSignals([{ company, financials }]);
  return one ? one.signals : null;
}
