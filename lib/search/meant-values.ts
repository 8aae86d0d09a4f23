import 'server-only';
import { SECTOR_NAMES } from '@/lib/companies/sectors';
import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';
import { foldName } from '@/lib/words/fold';
import { KNOWN_FIELDS, knownValuesOf } from './known-filters';
import { fromIndex } from './live-index';

type Field = (typeof KNOWN_FIELDS)[number];
type NamedFilters = Partial<Record<Field, string[]>>;

type Meanings = Record<Field, ReadonlyMap<string, string[]>>;

/** Codes of industries precede their name in its second text. */
const codesIn = (text = '') => text.match(/\b\d{6}\b/g) ?? [];

/** The values of a field by each of its other names: folded, in English, short, or by its code. */
function meaningsOf(index: SearchIndex, field: Exclude<Field, 'sector'>): Map<string, string[]> {
  const known = knownValuesOf(index)[field];
  const meanings = new Map<string, string[]>();
  for (const [value = '', ...others] of index.texts[field].values) {
    if (!known.has(value)) continue;
    const codes = field === 'industry' ? codesIn(others[0]) : [];
    for (const name of new Set([value, ...others, ...codes].map(foldName))) {
      meanings.set(name, [...new Set([...(meanings.get(name) ?? []), value])]);
    }
  }
  return meanings;
}

const allMeanings = oncePer(
  'meanings',
  (index: SearchIndex): Meanings => ({
    industry: meaningsOf(index, 'industry'),
    sector: new Map(
      SECTOR_NAMES.flatMap(({ danish, english }) =>
        [danish, english].map((name) => [foldName(name), [danish]]),
      ),
    ),
    companyType: meaningsOf(index, 'companyType'),
    region: meaningsOf(index, 'region'),
    municipality: meaningsOf(index, 'municipality'),
  }),
);

/**
 * Replaces names of industries, legal forms and places by the register's spelling, whatever their
 * letter case: industries also by their English name or six-digit code, sectors by their English
 * name, legal forms by their short form. Names that mean nothing stay as they are, to be refused.
 */
export async function asInRegister(filters: NamedFilters): Promise<NamedFilters> {
  if (!KNOWN_FIELDS.some((field) => filters[field])) return {};
  return fromIndex((index) => {
    const meanings = allMeanings(index);
    const known = knownValuesOf(index);
    const meant = (field: Field, name: string) =>
      known[field].has(name) ? [name] : (meanings[field].get(foldName(name)) ?? [name]);
    const named = KNOWN_FIELDS.flatMap((field) => {
      const names = filters[field];
      return names ? [[field, [...new Set(names.flatMap((name) => meant(field, name)))]]] : [];
    });
    return Object.fromEntries(named) as NamedFilters;
  });
}
