import { GROUP_FIELDS, GROUP_FIGURES } from '@/lib/search/group-fields';
import type { BenchQuery, Verb } from './types';

type Ask = (query: BenchQuery, place: number) => Promise<number | null>;

const SUGGESTIONS = 8;

/** All of Denmark, a region and a town by turns, as shown by a map of 900 by 600 pixels. */
const CENTRES = [
  [12.57, 55.68],
  [10.2, 56.16],
  [10.39, 55.4],
  [9.92, 57.05],
] as const;
const VIEWS = [
  { zoom: 6, width: 9.9, height: 3.7 },
  { zoom: 9, width: 1.24, height: 0.46 },
  { zoom: 12, width: 0.155, height: 0.058 },
] as const;
const DENMARK = [10.6, 56.2] as const;

function windowOf(place: number) {
  const { zoom, width, height } = VIEWS[place % 3] ?? VIEWS[0];
  const [longitude, latitude] = zoom === 6 ? DENMARK : (CENTRES[place % 4] ?? DENMARK);
  return {
    zoom,
    west: longitude - width / 2,
    east: longitude + width / 2,
    south: latitude - height / 2,
    north: latitude + height / 2,
  };
}

/** How our own search is called; returns the total if there is one. */
export async function askOurs(verb: Verb): Promise<Ask> {
  switch (verb) {
    case 'page': {
      const { searchCompanies } = await import('@/lib/search/queries');
      return async ({ class: _, ...input }) => (await searchCompanies(input)).total;
    }
    case 'facets': {
      const { facetCounts } = await import('@/lib/search/facets');
      return async ({ search, filters }) => {
        await facetCounts({ search, filters });
        return null;
      };
    }
    case 'groups': {
      const { companyGroups } = await import('@/lib/search/groups');
      return async ({ search, filters }, place) => {
        const by = GROUP_FIELDS[place % GROUP_FIELDS.length] ?? 'industry';
        const figure = GROUP_FIGURES[place % GROUP_FIGURES.length] ?? 'employees';
        return (await companyGroups({ search, filters }, { by, figure })).all.companies;
      };
    }
    case 'suggestions': {
      const { suggest } = await import('@/lib/search/suggest');
      return async ({ search }) => {
        await suggest({ text: search ?? '', limit: SUGGESTIONS });
        return null;
      };
    }
    case 'clusters': {
      const { mapClusters } = await import('@/lib/search/map-clusters');
      return async ({ search, filters }, place) =>
        (await mapClusters({ search, filters, window: windowOf(place) })).inside;
    }
  }
}

/** Suggestions are based on typed text: a query without words has none. */
export const isAsked = (verb: Verb, { search }: BenchQuery) =>
  verb !== 'suggestions' || search !== null;
