import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { paths } from '@/lib/paths';
import { findSignals } from '@/lib/signals/queries';
import { sentenceOf } from '@/lib/signals/sentence';
import type { Signal } from '@/lib/signals/types';
import { type Caller, type CompanyRef, companyRef, placeOf } from './facts';

export type SignalFact = {
  kind: Signal['kind'];
  /** Amounts, shares and days as they are written. */
  shown?: Record<string, string | number>;
  /** Whom it is of, and how many other companies of each went bankrupt; the first of `total`. */
  people?: { name: string; companies: number; href: string }[];
  total?: number;
  /** Where it stands. */
  href: string;
};

export type CompanySignals = {
  company: CompanyRef;
  /** Null of a company that ended: how it ended is its status. */
  signals: SignalFact[] | null;
  /** Whether there were annual accounts to look at. */
  hasAccounts: boolean;
  href: string;
};

function toFact(key: string, signal: Signal): SignalFact {
  const { kind } = signal;
  if (kind !== 'bankruptcies') {
    const href = placeOf(key, { tab: 'on' in signal ? 'roles' : 'financial' });
    return { kind, shown: sentenceOf(signal).values, href };
  }
  const people = signal.people.map(({ id, name, companies }) => ({
    name,
    companies,
    href: paths.person(id),
  }));
  return { kind, people, total: signal.total, href: placeOf(key, {}, 'signals') };
}

/** What a creditor looks at first, as facts; null when the register lacks the company. */
export async function companySignals(
  _caller: Caller,
  { key }: { key: string },
): Promise<CompanySignals | null> {
  const [company] = await listCompaniesByKey([key]);
  if (!company) return null;
  const signals = await findSignals(company);
  return {
    company: companyRef(company),
    signals: signals?.found.map((signal) => toFact(key, signal)) ?? null,
    hasAccounts: signals?.hasAccounts ?? false,
    href: placeOf(key, {}, 'signals'),
  };
}
