import 'server-only';
import { coreOf } from '@/lib/search/core-of';
import { searchCompanies } from '@/lib/search/queries';
import type { Reading } from './types';

/** More words than that are a sentence. */
const MOST_WORDS = 6;

/**
 * "Aalborg Industries" is a town and a word that says nothing, unless a company is called just so:
 * then that is looked for. What is understood to its end is no name.
 */
export async function orName(reading: Reading, sentence: string): Promise<Reading> {
  const name = sentence.trim();
  const isWhole = reading.notUnderstood.length === 0 || reading.search !== null;
  if (isWhole || name.split(/\s+/).length > MOST_WORDS) return reading;
  const { items } = await searchCompanies({ search: name, page: 1, pageSize: 1 });
  const [first] = items;
  if (!first?.name || coreOf(first.name) !== coreOf(name)) return reading;
  const found = { search: name, filters: {}, sort: null, notUnderstood: [] };
  return { ...found, parts: [{ text: name, field: 'search' }], by: reading.by };
}
