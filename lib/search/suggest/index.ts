import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import { addressIn } from '../addresses';
import { type Found, findDocs } from '../engine/find';
import { docsInOrder } from '../engine/order';
import { docsOfKeysBeginning } from '../engine/sorted';
import { type FoundHit, readFoundHits } from '../found-hits';
import { cvrBegun } from '../identifiers';
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
 * What somebody may be looking for who has typed so far: companies by the first
 * digits of their number, then in the order of relevance of the search, then industries and places with the exact number
 * of their companies; of each `limit` at most. From the first letter on; a text
 * without letters and digits suggests nothing.
 */
export function suggest({ text, limit }: { text: string; limit: number }): Promise<Suggestions> {
  const query = parseQuery(text);
  if (query.kind !== 'words' || (cvrBegun(text) === null && addressIn(query))) {
    return withFound({ search: text }, (found) => {
      const first = firstOf(found, limit);
      return answer(query, first, readHitLines(query, first), limit);
    });
  }
  return withIndex((index) => {
    const leading = leadingDocs(index, query, limit);
    const first = leading
      ? { index, page: leading, similar: null, inflected: null }
      : firstOf(findDocs(index, { query, filters: {}, unfinished: true }), limit);
    const numbered = numberedDocs(index, text);
    const page = [...new Set([...numbered, ...first.page])].slice(0, limit);
    const shown = { ...first, page, numbered };
    return answer(query, shown, readLines(query, shown), limit);
  });
}

/** Companies whose CVR number begins as somebody types it. */
function numberedDocs(index: SearchIndex, text: string): ReadonlySet<number> {
  const digits = cvrBegun(text);
  return new Set(digits === null ? [] : docsOfKeysBeginning(index, digits));
}

const firstOf = (found: Found, limit: number): First => ({
  index: found.index,
  similar: found.similar,
  inflected: found.inflected,
  page: docsInOrder(found, 'relevance', 0, limit),
});

/** The database reads while values are looked up. */
async function answer(
  query: Asked,
  first: First,
  reading: Promise<Versioned<CompanySuggestion[]>>,
  limit: number,
) {
  const values = suggestValues(first.index, wordsOf(query), limit);
  const { version, value: companies } = await reading;
  return { version, value: { companies, ...values } };
}

function wordsOf(query: Asked): string[] {
  if (query.kind === 'words') {
    const { words, optional, phrases } = query;
    const needed = words.filter((word) => !optional.includes(word));
    return [...phrases.flatMap((phrase) => phrase.split(' ')), ...needed];
  }
  return query.kind === 'domain' && query.words ? wordsOf(query.words) : [];
}

/** Telephone numbers, streets and addresses of the net are seen in whole companies alone. */
async function readHitLines(query: Asked, first: First): Promise<Versioned<CompanySuggestion[]>> {
  const { version, value: hits } = await readFoundHits(query, first);
  return { version, value: hits.map(lineOf) };
}

function lineOf({ company, matchedOn, respelled }: FoundHit): CompanySuggestion {
  const { key, name, status, industry, companyType, companyTypeShort } = company;
  const { postalDistrict, municipality, advertisingProtected } = company;
  return {
    key,
    name,
    status,
    industry,
    companyType,
    companyTypeShort,
    postalDistrict,
    municipality,
    advertisingProtected,
    matchedOn,
    respelled,
  };
}
