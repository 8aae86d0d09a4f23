import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { facetCounts } from '@/lib/search/facets';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import { coreOf } from '@/lib/search/parse-query';
import { searchCompanies } from '@/lib/search/queries';
import type { CompanyFilters, MatchedField, Respelling, SearchSort } from '@/lib/search/types';
import { writeFilters } from '@/lib/search/write-filters';
import { foldName, foldSearched } from '@/lib/words/fold';
import { type ListedCompany, toListed } from './facts';

export type SearchAsked = {
  /** Words to search for; null or none: all companies that fit the filters. */
  search?: string | null;
  filters?: CompanyFilters;
  sort?: SearchSort | null;
  /** Number of companies to list. */
  limit?: number;
};

export type Found = {
  total: number;
  /** The total as a text. */
  shown: string;
  /** The same search on our own page. */
  href: string;
  companies: ListedCompany[];
  /** Filters that do not fit the register, such as a value that no company has. */
  problems: string[];
};

/** Maximum companies in an answer. */
export const MOST_LISTED = 10;

/** Finds companies by words and filters, exactly as the page at `href` does. */
export async function searchRegister({
  search = null,
  filters = {},
  sort,
  limit = 5,
}: SearchAsked): Promise<Found> {
  const known = await cleanKnownFilters(writeFilters(filters));
  const text = search?.trim() || null;
  const order = sort ?? 'relevance';
  const found = await searchCompanies({
    search: text,
    // Includes values that no company has: without them, the search would find more.
    filters,
    sort: order,
    page: 1,
    pageSize: Math.min(Math.max(limit, 1), MOST_LISTED),
  });
  const address = {
    ...(text !== null && { search: text }),
    ...known.texts,
    ...(order !== 'relevance' && { sort: order }),
  };
  return {
    total: found.total,
    shown: formatNumber(found.total),
    href: paths.discover(address),
    companies: limit < 1 ? [] : found.items.map(toListed),
    problems: known.problems.map(({ sentence }) => sentence),
  };
}

/** Counts the companies that fit, without listing them. */
export function countRegister(asked: Omit<SearchAsked, 'limit'>): Promise<Found> {
  return searchRegister({ ...asked, limit: 0 });
}

type ValueField = 'industry' | 'sector' | 'companyType' | 'region' | 'municipality';

const MOST_VALUES = 30;

/** Values of a filter in the register's spelling, each with its number of companies. */
export async function filterValues({
  field,
  contains = '',
}: {
  field: ValueField;
  contains?: string;
}): Promise<{ values: { value: string; count: number }[]; total: number }> {
  const facets = await facetCounts({ search: null });
  const wanted = foldName(contains);
  const fitting = facets[field].filter(({ value }) => foldName(value).includes(wanted));
  return { values: fitting.slice(0, MOST_VALUES), total: fitting.length };
}

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
      /** Whether words of the name were read as other ones in all of them. */
      respelled: boolean;
    }
  | { kind: 'none'; asked: string };

const MOST_NAMED = 5;
/** Maximum matches that are examined. */
const MOST_SEEN = 20;
const OF_NAMES: readonly MatchedField[] = [
  ...(['name', 'formerName', 'secondaryName', 'cvr', 'pNumber'] as const),
  // Of a text that is such an address.
  ...(['email', 'website'] as const),
];

async function findOnce(name: string): Promise<NamedCompany> {
  const found = await searchCompanies({ search: name, page: 1, pageSize: MOST_SEEN });
  // Those of its trade are not called so.
  if (found.isTradeAlone) return { kind: 'none', asked: name };
  const { items, total } = found;
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
    respelled: fitting.every(({ respelled }) => respelled.length > 0),
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
  return { kind: 'several', companies, total, href, isSame: false, respelled: false };
}

/** The company that is called so, apart from its legal form; null for several or none. */
export async function companyCalled(name: string): Promise<ListedCompany | null> {
  const found = await findNamedCompany(name);
  return found.kind === 'one' && found.isSame ? found.company : null;
}

/** The one company with a number; null for none. */
export async function companyWithKey(key: string | null): Promise<ListedCompany | null> {
  const found = key === null ? null : await findCompanyByKey(key);
  return found?.kind === 'one' ? found.company : null;
}

/** Those that were found to be one company, each once. */
export const companiesIn = (found: readonly NamedCompany[]): ListedCompany[] => {
  const all = found.flatMap((one) => (one.kind === 'one' ? [one.company] : []));
  return [...new Map(all.map((one) => [one.key, one])).values()];
};

export const companiesWithKeys = async (keys: readonly string[]): Promise<ListedCompany[]> =>
  companiesIn(await Promise.all(keys.map(findCompanyByKey)));
