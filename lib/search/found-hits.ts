import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { addressIn, isAt } from './addresses';
import { keyOfDoc } from './engine/doc-key';
import type { Found } from './engine/find';
import { newAmong } from './engine/state-sets';
import { type AccountsYears, readHits } from './hits';
import { readUnitOwners } from './listed-numbers';
import type { Versioned } from './live-index';
import { type Described, isCalled, type ListedName, matchedOn, matchedWords } from './matched-on';
import type { Asked, WordsQuery } from './parse-query';
import { respell } from './respell';
import type { MatchedOn, SearchHit, ShownField } from './types';

type Reason = Pick<SearchHit, 'matchedOn' | 'respelled'>;
export type FoundHit = Reason & { company: CompanyDetail; years: AccountsYears };

/**
 * For a list of numbers, each company is matched against its own units only; all other queries are
 * the same for every company.
 */
async function forCompanies(query: Asked): Promise<(key: string) => Asked> {
  if (query.kind !== 'numbers' || query.units.length === 0) return () => query;
  const owners = await readUnitOwners(query.units);
  return (key) => ({ ...query, units: query.units.filter((unit) => owners.get(unit) === key) });
}

/** The companies of a result page in the given order, each with what it matched on. */
export async function readFoundHits(
  query: Asked,
  {
    index,
    similar,
    inflected,
    page,
    fields,
  }: Pick<Found, 'index' | 'similar' | 'inflected'> & {
    page: readonly number[];
    /** Figures whose years are returned. */
    fields?: readonly ShownField[];
  },
): Promise<Versioned<FoundHit[]>> {
  const keys = page.map((doc) => keyOfDoc(index, doc));
  const alike = new Set(keys.filter((_, at) => similar?.has(page[at] ?? 0)));
  const recent = query.kind === 'words' ? newAmong(index, query, page) : new Set();
  const recentKeys = new Set(keys.filter((_, at) => recent.has(page[at] ?? 0)));
  const { version, value: hits } = await readHits(keys, fields);
  const address = query.kind === 'words' ? addressIn(query) : null;
  const ownQuery = await forCompanies(query);
  const value = hits.map(({ company, names, years }) => {
    if (query.kind !== 'words') {
      const matched = matchedOn(ownQuery(company.key), company, names);
      return { company, years, matchedOn: matched, respelled: [] };
    }
    const { street } = company;
    const stands = street !== null && address !== null && isAt(street, address);
    if (stands && !isCalled(query, company, names)) {
      const at: MatchedOn = { field: 'address', text: street };
      return { company, years, matchedOn: at, respelled: [] };
    }
    const isAlike = alike.has(company.key);
    const described = { ...company, isNew: recentKeys.has(company.key) };
    return { company, years, ...reasonOf(inflected ?? query, isAlike, described, names) };
  });
  return { version, value };
}

/**
 * Where the words occur in a company that was found; `alike` when it matched by a similar spelling.
 */
export function reasonOf(
  query: WordsQuery,
  alike: boolean,
  company: Described,
  names: ListedName[],
): Reason {
  const { meant, changes } = alike ? respell(query, company, names) : { meant: query, changes: [] };
  return { matchedOn: matchedWords(meant, company, names), respelled: changes };
}
