import 'server-only';
import { coreOf } from '@/lib/search/parse-query';
import { searchCompanies } from '@/lib/search/queries';
import type { Reading } from './types';

/** Longer input is a sentence. */
const MOST_WORDS = 6;

/**
 * "Aalborg Industries" reads as a town and a meaningless word, unless a company has exactly that
 * name: then the name is searched for. A sentence that is understood completely, or is only
 * searched for as text, stays as it is.
 */
export async function orName(reading: Reading, sentence: string): Promise<Reading> {
  const name = sentence.trim();
  const { search, filters, notUnderstood } = reading;
  const isFiltered = Object.keys(filters).length > 0;
  const isWhole = search === null ? notUnderstood.length === 0 : !isFiltered;
  if (isWhole || name.split(/\s+/).length > MOST_WORDS) return reading;
  const { items } = await searchCompanies({ search: name, page: 1, pageSize: 1 });
  const [first] = items;
  if (!first?.name || coreOf(first.name) !== coreOf(name)) return reading;
  const found = { search: name, filters: {}, sort: null, notUnderstood: [] };
  return { ...found, parts: [{ text: name, field: 'search' }], by: reading.by };
}
