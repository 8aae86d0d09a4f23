import 'server-only';
import type { EndedStatus } from '@/lib/companies/ending';
import { listCompaniesByKey } from '@/lib/companies/queries';
import type { CompanyStatus } from '@/lib/companies/types';
import { isoDay } from '@/lib/format';
import { paths } from '@/lib/paths';
import { bandText } from '@/lib/roles/band-text';
import { findSignals } from '@/lib/signals/queries';
import { sentenceOf } from '@/lib/signals/sentence';
import { sourceOf } from '@/lib/signals/source';
import type { InsolventCompany, Signal } from '@/lib/signals/types';
import { type CompanyRef, companyRef, placeOf } from './facts';

type InsolventFact = CompanyRef & {
  ownership: string | null;
  status: CompanyStatus;
  ending: EndedStatus | null;
  /** The last day of a company that ended. */
  since: string | null;
};

export type SignalFact = {
  kind: Signal['kind'];
  /** Amounts, shares and days as text for display. */
  shown?: Record<string, string | number>;
  /** Companies that own it, with their share and status; the first of `total`. */
  owners?: InsolventFact[];
  /** Companies that are liable for all its debts, likewise. */
  partners?: InsolventFact[];
  /**
   * The people it is about, and how many of their other companies went bankrupt; the first of
   * `total`.
   */
  people?: {
    name: string;
    companies: number;
    /** The latest of them; `on`: the day it went bankrupt or ended so. */
    named: (CompanyRef & { on: string | null })[];
    href: string;
  }[];
  total?: number;
  /** The address at which it is shown. */
  href: string;
};

const toInsolvent = ({
  ownership,
  status,
  ending,
  statusSince,
  ...company
}: InsolventCompany): InsolventFact => ({
  ...companyRef(company),
  ownership: ownership && bandText(ownership),
  status,
  ending,
  since: isoDay(statusSince),
});

function toFact(key: string, signal: Signal): SignalFact {
  const { kind } = signal;
  const here = placeOf(key, {}, 'signals');
  if (kind === 'insolventOwners' || kind === 'insolventPartners') {
    const companies = signal.companies.map(toInsolvent);
    const named = kind === 'insolventOwners' ? { owners: companies } : { partners: companies };
    return { kind, ...named, total: signal.total, href: here };
  }
  if (kind !== 'bankruptcies') {
    const { view, hash } = sourceOf(signal);
    return { kind, shown: sentenceOf(signal).values, href: `${placeOf(key, view)}${hash}` };
  }
  const people = signal.people.map(({ id, name, companies, named }) => ({
    name,
    companies,
    named: named.map(({ on, ...company }) => ({ ...companyRef(company), on: isoDay(on) })),
    href: paths.person(id),
  }));
  return { kind, people, total: signal.total, href: here };
}

/**
 * The signals that a creditor checks first, as facts, and whether there were annual accounts to
 * examine; null when the register lacks the company. Without signals, it has ended: its status says
 * how.
 */
export async function companySignals({ key }: { key: string }) {
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
