import type { CardCompany } from '@/components/company/card-company';
import type { MapPoint } from '@/components/map/types';
import type { Point } from '@/lib/search/area';
import type { SearchResult } from '@/lib/search/queries';

/** The number of the page's first result, counted from 1 across all pages. */
export const firstNumber = ({ page, pageSize }: SearchResult) => (page - 1) * pageSize + 1;

/** The fields that a marker shows, the same as the result card. */
type Shown = Pick<
  CardCompany,
  'key' | 'name' | 'industry' | 'advertisingProtected' | 'postalDistrict' | 'municipality'
>;

function toPoint(company: Shown, number: number, at: Point): MapPoint {
  const { key, name, industry, advertisingProtected, postalDistrict, municipality } = company;
  const town = postalDistrict ?? municipality;
  const { latitude, longitude } = at;
  return { key, number, name, industry, advertisingProtected, town, latitude, longitude };
}

export type Place = Point & { key: string };

/** The positions of the companies that have one. */
export function placesOf({ items }: Pick<SearchResult, 'items'>): Place[] {
  return items.flatMap(({ key, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ key, latitude, longitude }],
  );
}

/** Companies as markers, in order; those without a position are left out but keep their number. */
export function pointsOf(
  companies: readonly Shown[],
  places: readonly Place[],
  first: number,
): MapPoint[] {
  const placed = new Map(places.map((place) => [place.key, place]));
  return companies.flatMap((company, index) => {
    const place = placed.get(company.key);
    return place ? [toPoint(company, first + index, place)] : [];
  });
}

/** The companies of this page that have a position. */
export const mapPoints = (result: SearchResult): MapPoint[] =>
  pointsOf(result.items, placesOf(result), firstNumber(result));
