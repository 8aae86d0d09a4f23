import type { Point } from '@/lib/search/area';
import { loadPlaces } from './places';

type Town = Point & { name: string; population: number };

/** Danish towns; none when they cannot be fetched, and the next call tries again. */
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

/** Beyond it a name says nothing, in degrees of latitude: about 45 km. */
const FAR = 0.4;

/** The town whose name tells best where a point is: a large one counts from farther away. */
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

export type { Town };
