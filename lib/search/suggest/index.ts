import 'server-only';
import { type Found, findDocs } from '../engine/find';
import { docsInOrder } from '../engine/order';
import { type FoundHit, readFoundHits } from '../found-hits';
import { type Versioned, withFound, withIndex } from '../live-index';
import { type Asked, parseQuery } from '../parse-query';
import { leadingDocs } from './leading';
import { type CompanySuggestion, type First, readLines } from './lines';
import { type IndustrySuggestion, type PlaceSuggestion, suggestValues } from './values';

export type { CompanySuggestion };

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

const firstOf = (found: Found, limit: number): First => ({
  ...{ index: found.index, similar: found.similar },
  page: docsInOrder(found, 'relevance', 0, limit),
});

async function answer(query: Asked, first: First, limit: number) {
  // The database reads while values are looked up.
  const reading = query.kind === 'words' ? readLines(query, first) : readHitLines(query, first);
  const values = suggestValues(first.index, wordsOf(query), limit);
  const { version, value: companies } = await reading;
  return { version, value: { companies, ...values } };
}

function wordsOf(query: Asked): string[] {
  if (query.kind === 'words') {
    const { core, optional } = query;
    return core.split(' ').filter((word) => word !== '' && !optional.includes(word));
  }
  return query.kind === 'domain' && query.words ? wordsOf(query.words) : [];
}

/** Telephone numbers and addresses of the net are seen in whole companies alone. */
async function readHitLines(query: Asked, first: First): Promise<Versioned<CompanySuggestion[]>> {
  const { version, value: hits } = await readFoundHits(query, first);
  return { version, value: hits.map(lineOf) };
}

function lineOf({ company, matchedOn, respelled }: FoundHit): CompanySuggestion {
  const { key, name, status, industry, companyType, companyTypeShort } = company;
  const { postalDistrict, municipality, advertisingProtected } = company;
  return {
    ...{ key, name, status, industry, companyType, companyTypeShort },
    ...{ postalDistrict, municipality, advertisingProtected, matchedOn, respelled },
  };
}
