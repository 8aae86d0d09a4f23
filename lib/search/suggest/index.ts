import 'server-only';
import type { CompanySummary } from '@/lib/companies/types';
import { type Found, findDocs } from '../engine/find';
import { docsInOrder } from '../engine/order';
import { type FoundHit, readFoundHits } from '../found-hits';
import { withFound, withIndex } from '../live-index';
import { type ParsedQuery, parseQuery } from '../parse-query';
import type { SearchHit } from '../types';
import { leadingDocs } from './leading';
import { type IndustrySuggestion, type PlaceSuggestion, suggestValues } from './values';

/** A company as a line of the list below the search field. */
export type CompanySuggestion = Pick<
  CompanySummary,
  | 'key'
  | 'name'
  | 'status'
  | 'industry'
  | 'companyType'
  | 'companyTypeShort'
  | 'postalDistrict'
  | 'municipality'
> &
  Pick<SearchHit, 'matchedOn' | 'respelled'>;

export type Suggestions = {
  companies: CompanySuggestion[];
  industries: IndustrySuggestion[];
  places: PlaceSuggestion[];
};

/**
 * What somebody may be looking for who has typed so far: companies in the order
 * of relevance of the search, then industries and places with the exact number
 * of their companies; of each `limit` at most. From the first letter on; a text
 * without letters and digits suggests nothing.
 */
export function suggest({ text, limit }: { text: string; limit: number }): Promise<Suggestions> {
  const query = parseQuery(text);
  if (query.kind !== 'words') {
    return withFound({ search: text }, (found) => answer(query, firstOf(found, limit), limit));
  }
  return withIndex((index) => {
    const page = leadingDocs(index, query, limit);
    const first = page && { index, page, similar: null };
    return answer(query, first ?? firstOf(findDocs(index, { query, filters: {} }), limit), limit);
  });
}

/** The first page of an answer; some of them may be there for a misspelt word. */
type First = Pick<Found, 'index' | 'similar'> & { page: number[] };

const firstOf = (found: Found, limit: number): First => ({
  ...{ index: found.index, similar: found.similar },
  page: docsInOrder(found, 'relevance', 0, limit),
});

async function answer(query: ParsedQuery, first: First, limit: number) {
  // The database reads while values are looked up.
  const reading = readFoundHits(query, first);
  const values = suggestValues(first.index, wordsOf(query), limit);
  const { version, value: hits } = await reading;
  return { version, value: { companies: hits.map(lineOf), ...values } };
}

function wordsOf(query: ParsedQuery): string[] {
  if (query.kind === 'words') return query.core === '' ? [] : query.core.split(' ');
  return query.kind === 'domain' && query.words ? wordsOf(query.words) : [];
}

function lineOf({ company, matchedOn, respelled }: FoundHit): CompanySuggestion {
  const { key, name, status, industry, companyType, companyTypeShort } = company;
  const { postalDistrict, municipality } = company;
  return {
    ...{ key, name, status, industry, companyType, companyTypeShort },
    ...{ postalDistrict, municipality, matchedOn, respelled },
  };
}
