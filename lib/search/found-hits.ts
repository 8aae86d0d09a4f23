import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { keyOfDoc } from './engine/doc-key';
import type { Found } from './engine/find';
import { readHits } from './hits';
import type { Versioned } from './live-index';
import { type Described, type ListedName, matchedOn, matchedWords } from './matched-on';
import type { Asked, WordsQuery } from './parse-query';
import { respell } from './respell';
import type { SearchHit } from './types';

type Reason = Pick<SearchHit, 'matchedOn' | 'respelled'>;
export type FoundHit = Reason & { company: CompanyDetail };

/** The companies of a page of an answer, in that order, each with what it matched on. */
export async function readFoundHits(
  query: Asked,
  {
    index,
    similar,
    inflected,
    page,
  }: Pick<Found, 'index' | 'similar' | 'inflected'> & {
    page: readonly number[];
  },
): Promise<Versioned<FoundHit[]>> {
  const keys = page.map((doc) => keyOfDoc(index, doc));
  const alike = new Set(keys.filter((_, at) => similar?.has(page[at] ?? 0)));
  const { version, value: hits } = await readHits(keys);
  const value = hits.map(({ company, names }) => ({
    company,
    ...(query.kind === 'words'
      ? reasonOf(inflected ?? query, alike.has(company.key), company, names)
      : { matchedOn: matchedOn(query, company, names), respelled: [] }),
  }));
  return { version, value };
}

/** Where words stand in a company that was found; `alike` when one of them is misspelt. */
export function reasonOf(
  query: WordsQuery,
  alike: boolean,
  company: Described,
  names: ListedName[],
): Reason {
  const { meant, changes } = alike ? respell(query, company, names) : { meant: query, changes: [] };
  return { matchedOn: matchedWords(meant, company, names), respelled: changes };
}
