import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import { type Cleaned, cleanFilters } from './clean-filters';
import { shown } from './filter-values';
import { indexVersion, withIndex } from './live-index';
import type { FilterProblem, WrittenFilters } from './read-filters';
import { valueCounts } from './suggest/value-counts';

/** Filters whose values are those that companies have. */
const PARAMS = ['industry', 'companyType', 'region', 'municipality'] as const;
type KnownValues = Record<(typeof PARAMS)[number], ReadonlySet<string>>;

/** As cleanFilters; values that no company has do not fit either. */
export async function cleanKnownFilters(written: WrittenFilters): Promise<Cleaned> {
  const cleaned = cleanFilters(written);
  const asked = PARAMS.filter((param) => cleaned.filters[param] !== undefined);
  if (asked.length === 0) return cleaned;
  const known = await knownValues();
  const texts = { ...cleaned.texts };
  const problems: FilterProblem[] = [];
  for (const param of asked) {
    const values = cleaned.filters[param] ?? [];
    const unknown = values.filter((value) => !known[param].has(value));
    if (unknown.length === 0) continue;
    texts[param] = values.filter((value) => known[param].has(value)).join('|');
    problems.push(
      ...unknown.map((value) => ({ param, sentence: `no company has "${shown(value)}"` })),
    );
  }
  return { ...cleanFilters(texts), problems: [...cleaned.problems, ...problems] };
}

const knownOf = new WeakMap<SearchIndex, KnownValues>();

function knownValues(): Promise<KnownValues> {
  return withIndex(async (index) => {
    const value = knownOf.get(index) ?? valuesOf(index);
    knownOf.set(index, value);
    return { version: await indexVersion(), value };
  });
}

function valuesOf(index: SearchIndex): KnownValues {
  const counts = valueCounts(index);
  const of = (param: keyof KnownValues) => {
    const had = index.texts[param].values.filter((_, at) => (counts[param][at + 1] ?? 0) > 0);
    return new Set(had.map(([text = '']) => text));
  };
  return {
    ...{ industry: of('industry'), companyType: of('companyType') },
    ...{ region: of('region'), municipality: of('municipality') },
  };
}
