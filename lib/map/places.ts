import type { FeatureCollection } from 'geojson';
import { MAP_FILES } from './addresses';

let places: Promise<FeatureCollection> | undefined;

/** All names of the map; empty if they cannot be fetched, in which case the next call retries. */
export function loadPlaces(): Promise<FeatureCollection> {
  places ??= fetchPlaces().catch(() => {
    places = undefined;
    return { type: 'FeatureCollection', features: [] };
  });
  return places;
}

async function fetchPlaces(): Promise<FeatureCollection> {
  const response = await fetch(MAP_FILES.places);
  if (!response.ok) throw new Error(`The places answer ${response.status}.`);
  return await response.json();
}
