import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { keyOfDoc } from './engine/doc-key';
import type { Found } from './engine/find';
import { readHits } from './hits';
import type { Versioned } from './live-index';
import { matchedOn } from './matched-on';
import type { Asked } from './parse-query';
import { respell } from './respell';
import type { SearchHit } from './types';

export type FoundHit = Pick<SearchHit, 'matchedOn' | 'respelled'> & { company: CompanyDetail };

/** The companies of a page of an answer, in that order, each with what it matched on. */
export async function readFoundHits(
  query: Asked,
  { index, similar, page }: Pick<Found, 'index' | 'similar'> & { page: readonly number[] },
): Promise<Versioned<FoundHit[]>> {
  const keys = page.map((doc) => keyOfDoc(index, doc));
  const alike = new Set(keys.filter((_, at) => similar?.has(page[at] ?? 0)));
  const { version, value: hits } = await readHits(keys);
  const value = hits.map(({ company, names }) => {
    const { meant, changes } =
      query.kind === 'words' && alike.has(company.key)
        ? respell(query, company, names)
        : { meant: query, changes: [] };
    return { company, matchedOn: matchedOn(meant, company, names), respelled: changes };
  });
  return { version, value };
}
