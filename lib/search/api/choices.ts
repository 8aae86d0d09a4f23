import 'server-only';
import { danishOrder } from '@/lib/words/danish-order';
import type { FacetCounts, ValueCount } from '../facet-counts';
import { facetCounts } from '../facets';

type Choice = Extract<keyof FacetCounts, 'industry' | 'companyType' | 'region' | 'municipality'>;

/** The values of a filter that at least one company has, by name, with the number of companies. */
type Choices = { data: string[]; counts: ValueCount[] };

export async function listChoices(field: Choice): Promise<Choices> {
  const facets = await facetCounts({ search: null });
  const counts = [...facets[field]].sort((a, b) => danishOrder(a.value, b.value));
  return { data: counts.map(({ value }) => value), counts };
}
