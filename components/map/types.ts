import type { Point } from '@/lib/search/area';

/** A company of the page's list that has a position. */
export type MapPoint = Point & {
  key: string;
  /** Its running number in the whole list. */
  number: number;
  name: string | null;
  industry: string | null;
  /** Where its address is, when the list knows. */
  town?: string | null;
};

/** Which companies the map shows: those of the page, or everything found. */
export const MAP_MODES = ['page', 'all'] as const;
export type MapMode = (typeof MAP_MODES)[number];
