import type { Point } from '@/lib/search/area';
import { loadPlaces } from './places';

export type Town = Point & { name: string; population: number };

/** Danish towns; empty if they cannot be fetched, in which case the next call retries. */
export async function loadTowns(): Promise<Town[]> {
  const { features } = await loadPlaces();
  return features.flatMap(({ geometry, properties }) => {
    if (geometry.type !== 'Point' || !properties?.danish) return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return [
      {
        name: String(properties.name),
        population: Number(properties.population),
        longitude,
        latitude,
      },
    ];
  });
}

/** Towns farther away than this are not named: about 45 km, in degrees of latitude. */
const FAR = 0.4;

/** The town that best describes where a point is: larger towns count from farther away. */
export function nearestTown(known: readonly Town[], { longitude, latitude }: Point): string | null {
  let best: Town | null = null;
  let least = FAR;
  for (const town of known) {
    const east = (town.longitude - longitude) * 0.56;
    const distance = Math.hypot(east, town.latitude - latitude);
    const weighed = distance / Math.sqrt(1 + town.population / 10_000);
    if (weighed < least && distance < FAR) [best, least] = [town, weighed];
  }
  return best?.name ?? null;
}
