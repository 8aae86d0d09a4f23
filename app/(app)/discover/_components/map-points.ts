import type { SearchResult } from '@/lib/search/queries';

/** A company of the page as the map shows it, under the number its card has. */
export type MapPoint = {
  key: string;
  number: number;
  name: string | null;
  industry: string | null;
  latitude: number;
  longitude: number;
};

/** The first number of a page. */
export const firstNumber = ({ page, pageSize }: SearchResult) => (page - 1) * pageSize + 1;

/** The companies of the page that have a place on the map. */
export function mapPoints(result: SearchResult): MapPoint[] {
  return result.items.flatMap(({ key, name, industry, latitude, longitude }, index) =>
    latitude === null || longitude === null
      ? []
      : [{ key, number: firstNumber(result) + index, name, industry, latitude, longitude }],
  );
}
