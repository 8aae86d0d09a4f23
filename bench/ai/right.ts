import { sectorsOf } from '@/lib/companies/sectors';
import type { CompanyFilters, Exclusions, Trend } from '@/lib/search/types';
import type { Days, Ends, Wanted } from './question';

type Industry = { code: string; danish: string };
type Form = { code: number; name: string };
/** Meanings of the question codes in a register. */
export type Codes = { industries: Industry[]; forms: Form[]; used: ReadonlySet<string> };

type Values = Pick<Wanted, 'industry' | 'form' | 'region' | 'municipality' | 'status'>;
/** The meaning of a question in comparable form: keys and lists in a fixed order. */
type Meant = {
  search: string | null;
  sort: string | null;
  filters: object;
  unknown: string[];
};

const words = (text: string) => text.split(' ');

function valuesOf(wanted: Values, { industries, forms, used }: Codes): Exclusions {
  const { industry, form, region, municipality, status } = wanted;
  const starts = industry ? words(industry) : [];
  const texts = industries
    .filter(({ code }) => starts.some((start) => code.startsWith(start)))
    .map(({ danish }) => danish);
  const named = form ? words(form) : [];
  return {
    ...(industry && { industry: texts.filter((text) => used.has(text)) }),
    ...(form && {
      companyType: forms.filter(({ code }) => named.includes(`${code}`)).map(({ name }) => name),
    }),
    ...(region && { region: region.split('|') }),
    ...(municipality && { municipality: municipality.split('|') }),
    ...(status && { status: words(status) as Exclusions['status'] }),
  };
}

function withoutSector<T extends Exclusions>({ sector, ...filters }: T, codes: Codes) {
  if (!sector) return filters;
  const isOf = (code: string) =>
    Object.values(sectorsOf(code) ?? {}).some((name) => sector.includes(name));
  const inside = codes.industries.flatMap(({ code, danish }) =>
    isOf(code) && codes.used.has(danish) ? danish : [],
  );
  return { ...filters, industry: [...new Set([...(filters.industry ?? []), ...inside])] };
}

/** Filters with the industries of a sector in its place: questions are judged by the companies. */
export function inIndustries({ not, ...filters }: CompanyFilters, codes: Codes): CompanyFilters {
  return {
    ...withoutSector(filters, codes),
    ...(not && { not: withoutSector(not, codes) }),
  };
}

const AMOUNTS = ['employees', 'locations', 'revenue', 'grossProfit', 'profit', 'equity'] as const;

const circleOf = ([latitude, longitude, km]: NonNullable<Wanted['near']>) =>
  ({ kind: 'circle', center: { latitude, longitude }, km }) as const;

export function rightOf(wanted: Wanted, codes: Codes): Meant {
  const ends = ([from, to = null]: Ends | Days, names: [string, string]) => ({
    ...(from !== null && { [names[0]]: from }),
    ...(to !== null && { [names[1]]: to }),
  });
  const amounts = AMOUNTS.flatMap((field) => {
    const given = wanted[field];
    return given ? [[field, { ranges: [ends(given, ['min', 'max'])] }]] : [];
  });
  const filters: CompanyFilters = {
    ...valuesOf(wanted, codes),
    ...Object.fromEntries(amounts),
    ...(wanted.postal && { postalCode: words(wanted.postal) }),
    ...(wanted.near && { area: circleOf(wanted.near) }),
    ...(wanted.trends && { trends: words(wanted.trends) as Trend[] }),
    ...(wanted.founded && { founded: ends(wanted.founded, ['from', 'to']) }),
    ...(wanted.protected !== undefined && { advertisingProtected: wanted.protected }),
    ...(wanted.phone !== undefined && { hasPhone: wanted.phone }),
    ...(wanted.website !== undefined && { hasWebsite: wanted.website }),
    ...(wanted.email !== undefined && { hasEmail: wanted.email }),
    ...(wanted.address !== undefined && { hasPostalAddress: wanted.address }),
    ...(wanted.not && { not: valuesOf(wanted.not, codes) }),
  };
  const { search = null, sort = null, unknown = [] } = wanted;
  return { search, sort, filters, unknown };
}

/** Equal for every order of keys and of values, which are combined with or. */
export function canonical(value: unknown): string {
  const ordered = (one: unknown): unknown => {
    if (Array.isArray(one))
      return one
        .map(ordered)
        .map((item) => JSON.stringify(item))
        .sort();
    if (typeof one !== 'object' || one === null) return one;
    const entries = Object.entries(one).filter(([, item]) => item !== undefined);
    return Object.fromEntries(
      entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, ordered(item)]),
    );
  };
  return JSON.stringify(ordered(value));
}
