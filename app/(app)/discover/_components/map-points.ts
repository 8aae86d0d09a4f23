import type { CardCompany } from '@/components/company/card-company';
import type { MapPoint } from '@/components/map/types';
import type { Point } from '@/lib/search/area';
import type { SearchResult } from '@/lib/search/queries';

/** The first number of a page. */
export const firstNumber = ({ page, pageSize }: SearchResult) => (page - 1) * pageSize + 1;

/** What a marker shows of a company; its card has the same. */
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

/** Where the companies are that have a place on the map. */
export function placesOf({ items }: Pick<SearchResult, 'items'>): Place[] {
  return items.flatMap(({ key, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ key, latitude, longitude }],
  );
}

/** Some companies in their order, as markers; those without a place have none. */
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

/** The companies of the page that have a place on the map. */
export const mapPoints = (result: SearchResult): MapPoint[] =>
  pointsOf(result.items, placesOf(result), firstNumber(result));
