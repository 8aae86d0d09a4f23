import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { paths } from '@/lib/paths';
import { coreOf } from '@/lib/search/core-of';
import { searchCompanies } from '@/lib/search/queries';
import type { MatchedField, Respelling } from '@/lib/search/types';
import { foldSearched } from '@/lib/words/fold';
import { type ListedCompany, toListed } from './listed';

export type NamedCompany =
  /**
   * `isSame`: the name matches exactly, except for the legal form, or the number does; `respelled`:
   * words of the name that were read as other ones.
   */
  | { kind: 'one'; company: ListedCompany; isSame: boolean; respelled?: Respelling[] }
  /** Several companies fit or have exactly this name; the first, and the search that finds all. */
  | {
      kind: 'several';
      companies: ListedCompany[];
      total: number;
      href: string;
      isSame: boolean;
    }
  | { kind: 'none'; asked: string };

const MOST_NAMED = 5;
/** Maximum matches that are examined. */
const MOST_SEEN = 20;
const OF_NAMES: readonly MatchedField[] = ['name', 'formerName', 'secondaryName', 'cvr', 'pNumber'];

async function findOnce(name: string): Promise<NamedCompany> {
  const { items, total } = await searchCompanies({ search: name, page: 1, pageSize: MOST_SEEN });
  const named = items.filter(({ matchedOn }) => matchedOn && OF_NAMES.includes(matchedOn.field));
  const core = coreOf(name);
  const same = named.filter((item) => item.name !== null && coreOf(item.name) === core);
  // Among companies that differ in their legal form, the one that is written out.
  const written = same.filter(
    (item) => item.name !== null && foldSearched(item.name) === foldSearched(name),
  );
  const isSame = same.length > 0;
  // Names with exactly these words take precedence over names that only resemble them.
  const exact = named.filter((item) => ` ${coreOf(item.name ?? '')} `.includes(` ${core} `));
  const isCut = exact.length === items.length && total > items.length;
  const worded = exact.length > 0 && !isCut ? exact : null;
  const fitting = written.length === 1 ? written : isSame ? same : (worded ?? named);
  const [first] = fitting;
  if (!first) return { kind: 'none', asked: name };
  if (fitting.length === 1 && (isSame || worded || total === 1)) {
    return { kind: 'one', company: toListed(first), isSame, respelled: first.respelled };
  }
  return {
    kind: 'several',
    isSame,
    companies: fitting.slice(0, MOST_NAMED).map(toListed),
    total: isSame || worded ? fitting.length : total,
    href: paths.discover({ search: name }),
  };
}

/** "Nordhavns" may be the genitive of Nordhavn. */
const withoutGenitive = (name: string) => name.replace(/(?<=\p{L}{2})['’]?s$|['’]$| s$/u, '');

/** The company with a name as users write it in a question, or those that may be meant. */
export async function findNamedCompany(name: string): Promise<NamedCompany> {
  const found = await findOnce(name);
  const shorter = withoutGenitive(name);
  if (found.kind === 'one' || shorter === name || shorter === '') return found;
  const again = await findOnce(shorter);
  if (again.kind === 'one' || found.kind === 'none') {
    return again.kind === 'none' ? found : again;
  }
  return found;
}

/** The company with a CVR number, or the companies with these eight digits as a phone number. */
export async function findCompanyByKey(key: string): Promise<NamedCompany> {
  const [company] = await listCompaniesByKey([key]);
  if (company) return { kind: 'one', company: toListed(company), isSame: true };
  const { items, total } = await searchCompanies({ search: key, page: 1, pageSize: MOST_NAMED });
  const [first] = items;
  if (first?.matchedOn?.field !== 'phone') return { kind: 'none', asked: key };
  if (total === 1) return { kind: 'one', company: toListed(first), isSame: true };
  const companies = items.map(toListed);
  const href = paths.discover({ search: key });
  return { kind: 'several', companies, total, href, isSame: false };
}
