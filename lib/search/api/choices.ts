import 'server-only';
import { type FacetCounts, facetCounts, type ValueCount } from '../facets';

type Choice = Extract<keyof FacetCounts, 'industry' | 'companyType' | 'region' | 'municipality'>;

/** What can be chosen of a filter: the values that companies have, by name, and of how many. */
export type Choices = { data: string[]; counts: ValueCount[] };

const danish = new Intl.Collator('da');

export async function listChoices(field: Choice): Promise<Choices> {
  const facets = await facetCounts({ search: null });
  const counts = [...facets[field]].sort((a, b) => danish.compare(a.value, b.value));
  return { data: counts.map(({ value }) => value), counts };
}
