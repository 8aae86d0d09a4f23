import 'server-only';
import type { Scope } from '@/lib/financials/types';
import { paths } from '@/lib/paths';
import { type CompanyFacts, companyFacts, staffIn } from './company';
import type { CompanyRef, Fact } from './facts';
import { accountFigures, type FigurePeriod, keyFigureValues } from './figures';

export type Compared = {
  company: CompanyRef;
  facts: Fact[];
  scope: Scope | null;
  /** The year that is asked for, else the newest; null without accounts of it. */
  accounts: FigurePeriod | null;
  keyFigures: FigurePeriod | null;
};

const FIELDS = ['status', 'industry', 'municipality', 'founded', 'employees', 'locations'];

const factsOf = ({ facts, employment }: CompanyFacts, year: number | undefined): Fact[] => {
  const told = facts.filter(({ field }) => FIELDS.includes(field));
  if (year === undefined) return told;
  // A head count of today says nothing of that year.
  const staff = staffIn({ employment }, year);
  return [...told.filter(({ field }) => field !== 'employees'), ...(staff ? [staff] : [])];
};

async function compareOne(key: string, year?: number): Promise<Compared | null> {
  const [facts, accounts, keyFigures] = await Promise.all([
    companyFacts({ key }),
    accountFigures({ key, year }),
    keyFigureValues({ key, year }),
  ]);
  if (!facts) return null;
  return {
    company: facts.company,
    facts: factsOf(facts, year),
    scope: accounts?.scope ?? null,
    accounts: accounts?.periods[0] ?? null,
    keyFigures: keyFigures?.periods[0] ?? null,
  };
}

/**
 * Companies side by side: the same facts for each, and the figures of each one's newest year, or of
 * one that is asked for, with the keys that are not in the register, and the page that compares them.
 */
export async function compareCompanies({ keys, year }: { keys: readonly string[]; year?: number }) {
  const all = await Promise.all(keys.map((key) => compareOne(key, year)));
  const companies = all.filter((one) => one !== null);
  return {
    companies,
    unknown: keys.filter((_, at) => !all[at]),
    href: paths.compare({ company: companies.map(({ company }) => company.key) }),
  };
}
