import type { MapPoint } from '@/components/map/types';
import type { SearchResult } from '@/lib/search/queries';

/** The first number of a page. */
export const firstNumber = ({ page, pageSize }: SearchResult) => (page - 1) * pageSize + 1;

/** The companies of the page that have a place on the map. */
export function mapPoints(result: SearchResult): MapPoint[] {
  return result.items.flatMap((company, index) => {
    const { key, name, industry, advertisingProtected, latitude, longitude } = company;
    if (latitude === null || longitude === null) return [];
    const town = company.postalDistrict ?? company.municipality;
    const number = firstNumber(result) + index;
    return [{ key, number, name, industry, advertisingProtected, town, latitude, longitude }];
  });
}
