import type { Suggested } from '@/lib/api/search';
import { paths } from '@/lib/paths';
import type { RecentSearchOnWire } from '@/lib/recent-searches/answers';
import type { CompanySuggestion } from '@/lib/search/suggest';
import type { PlaceSuggestion } from '@/lib/search/suggest/values';
import { foldName } from '@/lib/words/fold';

/** A line of the list: it runs a search or opens a URL. `ai`: for the AI search. */
export type Line = { key: string } & (
  | { kind: 'recent'; search: string; ai: boolean }
  | { kind: 'spelling'; search: string }
  | { kind: 'company'; href: string; company: CompanySuggestion }
  | { kind: 'industry'; href: string; value: string; count: number }
  | { kind: 'place'; href: string; place: PlaceSuggestion }
);

const [RECENT, RECENT_BESIDE] = [8, 4];
const [COMPANIES, INDUSTRIES, PLACES] = [5, 3, 3];

/** Recent searches; once something is typed, those that contain it. */
export function recentLines(recent: readonly RecentSearchOnWire[], text: string): Line[] {
  const typed = foldName(text);
  return recent
    .filter(({ query }) => foldName(query).includes(typed))
    .slice(0, typed === '' ? RECENT : RECENT_BESIDE)
    .map(({ query, kind }) => ({
      key: `recent-${kind}-${query}`,
      kind: 'recent',
      search: query,
      ai: kind === 'AI',
    }));
}

export function suggestionLines({ spellings, companies, industries, places }: Suggested): Line[] {
  return [
    ...spellings
      .slice(0, 1)
      .map((search): Line => ({ key: `spelling-${search}`, kind: 'spelling', search })),
    ...companies.slice(0, COMPANIES).map(
      (company): Line => ({
        key: `company-${company.key}`,
        kind: 'company',
        company,
        href: paths.company(company.key),
      }),
    ),
    ...industries.slice(0, INDUSTRIES).map(
      ({ value, count }): Line => ({
        key: `industry-${value}`,
        kind: 'industry',
        value,
        count,
        href: paths.discover({ industry: value }),
      }),
    ),
    ...places.slice(0, PLACES).map(
      (place): Line => ({
        key: `${place.kind}-${place.value}`,
        kind: 'place',
        place,
        href: placeHref(place),
      }),
    ),
  ];
}

/** Regions, municipalities and postal districts are filters; towns are search text. */
export function placeHref({ kind, value, postalCode }: PlaceSuggestion): string {
  if (postalCode !== undefined) return paths.discover({ postalCode });
  const isFilter = kind === 'region' || kind === 'municipality';
  return paths.discover({ [isFilter ? kind : 'search']: value });
}

const BY_TRADE = ['town', 'postalDistrict', 'municipality', 'region', 'industry'];
const AS_WRITTEN = ['secondaryName', 'address', 'pNumber', 'phone', 'email', 'website'];

/** The text beside a company's name; `isFormer`: it begins with a former name. */
type Side = { text: string; isFormer: boolean };

/** Says why a company matched when its name did not; otherwise shows its number. */
export function companySide(company: CompanySuggestion): Side {
  const { key, matchedOn, industry, postalDistrict, municipality } = company;
  const { field = '', text = '' } = matchedOn ?? {};
  const town = postalDistrict ?? municipality;
  const isFormer = field === 'formerName';
  const isWritten = isFormer || AS_WRITTEN.includes(field);
  const hasTrade = industry !== null && BY_TRADE.includes(field);
  const sides = hasTrade ? [town, industry] : [isWritten ? text : key, town];
  return { text: sides.filter(Boolean).join(' · '), isFormer };
}
