import 'server-only';
import { knownValuesOf } from '@/lib/search/known-filters';
import { fromIndex } from '@/lib/search/live-index';
import { suggest } from '@/lib/search/suggest';
import type { PlaceSuggestion } from '@/lib/search/suggest/values';
import { danishOrder } from '@/lib/words/danish-order';

const FIELDS = ['industry', 'sector', 'companyType', 'region', 'municipality'] as const;
type Field = (typeof FIELDS)[number];
type Asked = Partial<Record<Field, string[]>>;

/** Names that suggestions are looked up for, and how many of one kind are told. */
const MOST_NEAR = 5;
/** Places of all kinds come together, so more are looked up than are told. */
const MOST_FOUND = 20;

/** Postal districts are no values of the municipality filter, but have codes for another one. */
const withCode = ({ value, postalCode }: PlaceSuggestion) =>
  postalCode ? [`${postalCode.replaceAll('|', ', ')} (${value})`] : [];

const listed = (name: string, values: Iterable<string>, most?: number) => {
  const some = [...new Set(values)].slice(0, most);
  return some.length > 0 ? [`The register has as ${name}: ${some.join('; ')}`] : [];
};

/**
 * For names that no company has, what the register has instead: those that are like them, and of
 * the few regions and legal forms all. Each under the filter that takes it.
 */
export async function nearValues(asked: Asked): Promise<string[]> {
  const known = await fromIndex(knownValuesOf);
  const strange = (field: Field) => (asked[field] ?? []).filter((name) => !known[field].has(name));
  const near = (field: Field) =>
    Promise.all(
      strange(field)
        .slice(0, MOST_NEAR)
        .map((text) => suggest({ text, limit: MOST_FOUND })),
    );
  const all = (field: Field) =>
    strange(field).length > 0 ? listed(field, [...known[field]].sort(danishOrder)) : [];
  const [trades, places] = await Promise.all([near('industry'), near('municipality')]);
  const industries = trades.flatMap((found) => found.industries.map(({ value }) => value));
  const found = places.flatMap((one) => one.places);
  const municipalities = found.flatMap(({ kind, value }) => (kind === 'municipality' ? value : []));
  return [
    ...listed('industry', industries, MOST_NEAR),
    ...all('sector'),
    ...all('companyType'),
    ...all('region'),
    ...listed('municipality', municipalities, MOST_NEAR),
    ...(municipalities.length === 0
      ? listed('postalCode', found.flatMap(withCode), MOST_NEAR)
      : []),
  ];
}
