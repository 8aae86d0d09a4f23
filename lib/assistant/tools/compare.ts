import 'server-only';
import type { Scope } from '@/lib/financials/types';
import { paths } from '@/lib/paths';
import { companyFacts } from './company';
import type { Caller, CompanyRef, Fact } from './facts';
import { accountFigures, type FigurePeriod, keyFigureValues } from './figures';

export type Compared = {
  company: CompanyRef;
  facts: Fact[];
  scope: Scope | null;
  /** The newest financial year; null without accounts. */
  accounts: FigurePeriod | null;
  keyFigures: FigurePeriod | null;
};

const FIELDS = ['status', 'industry', 'municipality', 'founded', 'employees', 'locations'];

async function compareOne(caller: Caller, key: string): Promise<Compared | null> {
  const [facts, accounts, keyFigures] = await Promise.all([
    companyFacts(caller, { key }),
    accountFigures(caller, { key }),
    keyFigureValues(caller, { key }),
  ]);
  if (!facts) return null;
  return {
    company: facts.company,
    facts: facts.facts.filter(({ field }) => FIELDS.includes(field)),
    scope: accounts?.scope ?? null,
    accounts: accounts?.periods[0] ?? null,
    keyFigures: keyFigures?.periods[0] ?? null,
  };
}

/**
 * Companies side by side: the same facts for each, and the figures of each one's newest year, with
 * the keys that are not in the register, and the page that compares them.
 */
export async function compareCompanies(caller: Caller, { keys }: { keys: readonly string[] }) {
  const all = await Promise.all(keys.map((key) => compareOne(caller, key)));
  const companies = all.filter((one) => one !== null);
  return {
    companies,
    unknown: keys.filter((_, at) => !all[at]),
    href: paths.compare({ company: companies.map(({ company }) => company.key) }),
  };
}
