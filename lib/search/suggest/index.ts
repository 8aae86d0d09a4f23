import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import { addressIn } from '../addresses';
import { type Wanted, wantedWords } from '../compounds';
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
 * Suggestions for an unfinished text: companies, first those whose CVR number begins with the
 * digits typed, then by relevance; and industries and places with the exact number of their
 * companies. At most `limit` of each, from the first letter on. A text without letters and digits
 * has no suggestions.
 */
export function suggest({ text, limit }: { text: string; limit: number }): Promise<Suggestions> {
  const query = parseQuery(text);
  if (query.kind !== 'words' || (cvrBegun(text) === null && addressIn(query)?.isHouse)) {
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

/** Companies whose CVR number begins with the digits typed so far. */
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

/** The values are looked up while the database query runs. */
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

/** For an address only the words after its number, such as its town. */
function wordsOf(query: Asked): Wanted[] {
  if (query.kind === 'domain') return query.words ? wordsOf(query.words) : [];
  if (query.kind !== 'words') return [];
  const address = addressIn(query);
  if (address?.isHouse) return address.rest ? wordsOf(address.rest) : [];
  const phrases = query.phrases.flatMap((phrase) => phrase.split(' '));
  return [...phrases.map((word) => ({ word, joined: [] })), ...wantedWords(query)];
}

/**
 * Matches on phone numbers, streets and web addresses can only be explained with whole companies.
 */
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
