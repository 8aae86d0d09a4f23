import 'server-only';
import { oncePer } from '@/lib/once-per';
import type { SearchIndex, TextColumn, TextField } from '@/lib/search-index/types';
import { type Cleaned, type CleanFilters, cleanFilters } from './clean-filters';
import { industryLevels } from './engine/industry-levels';
import { VALUE_FILTERS } from './filter-kinds';
import { choicesOf } from './filter-params';
import { fromIndex } from './live-index';
import type { FilterProblem, WrittenFilters } from './read-filters';
import { shown } from './reader';
import { ownSaved } from './saved-keys';
import { valueCounts } from './suggest/value-counts';
import { writeFilters } from './write-filters';

/** Filters, including and excluding, whose values must occur in the register. */
export const KNOWN_FIELDS = [
  'industry',
  'sector',
  'companyType',
  'region',
  'municipality',
] as const;
type KnownValues = Record<(typeof KNOWN_FIELDS)[number], ReadonlySet<string>>;

/** Like cleanFilters, but also rejects values that no company has, and lists the user does not have. */
export const knownFiltersOf =
  (userId: string): CleanFilters =>
  async (written) => {
    const cleaned = await cleanKnownFilters(written);
    if (cleaned.filters.saved === undefined) return cleaned;
    const { saved, problems } = await ownSaved(cleaned.filters.saved, userId);
    const { saved: _, notSaved: __, ...others } = cleaned.texts;
    const { texts, filters } = cleanFilters({ ...others, ...writeFilters({ saved }) });
    return {
      texts,
      filters: { ...filters, ...(filters.saved && { saved }) },
      problems: [...cleaned.problems, ...problems],
    };
  };

/** The same without regard to lists, for searches that belong to no user. */
export async function cleanKnownFilters(written: WrittenFilters): Promise<Cleaned> {
  const cleaned = cleanFilters(written);
  const { not, ...filters } = cleaned.filters;
  const asked = KNOWN_FIELDS.flatMap((field) => [
    { param: field, field, values: filters[field] ?? [] } as const,
    { param: VALUE_FILTERS[field], field, values: not?.[field] ?? [] } as const,
  ]).filter(({ values }) => values.length > 0);
  if (asked.length === 0) return cleaned;
  const known = await fromIndex(knownValuesOf);
  const texts = { ...cleaned.texts };
  const problems: FilterProblem[] = [];
  for (const { param, field, values } of asked) {
    const unknown = values.filter((value) => !known[field].has(value));
    if (unknown.length === 0) continue;
    texts[param] = values.filter((value) => known[field].has(value)).join('|');
    problems.push(
      ...unknown.map((value) => ({ param, sentence: `no company has "${shown(value)}"` })),
    );
  }
  return { ...cleanFilters(texts), problems: [...cleaned.problems, ...problems] };
}

/** The values that no company has, of the including filters of each query. */
export async function unknownValuesOf(queries: readonly WrittenFilters[]): Promise<string[][]> {
  if (queries.length === 0) return [];
  const known = await fromIndex(knownValuesOf);
  return queries.map((query) =>
    KNOWN_FIELDS.flatMap((field) =>
      choicesOf(query[field] ?? undefined).filter((value) => !known[field].has(value)),
    ),
  );
}

/** The values of these filters that at least one company of an index has. */
export const knownValuesOf = oncePer('knownValues', (index: SearchIndex): KnownValues => {
  const counts = valueCounts(index);
  const { sector, division } = industryLevels(index.texts.industry);
  const had = ({ values }: TextColumn, field: TextField) =>
    values.flatMap(([text], at) =>
      text !== undefined && (counts[field][at + 1] ?? 0) > 0 ? [text] : [],
    );
  const of = (field: Exclude<keyof KnownValues, 'sector'>) =>
    new Set(had(index.texts[field], field));
  return {
    industry: of('industry'),
    sector: new Set([...had(sector, 'industry'), ...had(division, 'industry')]),
    companyType: of('companyType'),
    region: of('region'),
    municipality: of('municipality'),
  };
});
