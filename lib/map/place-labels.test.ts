import type { Feature, FeatureCollection } from 'geojson';
import { expect, it } from 'vitest';
import { placeLabels } from './place-labels';
import { onSheet, SMALL_ZOOM } from './small-map';

const place = (
  properties: Record<string, string | number | boolean>,
  coordinates: [number, number] = [10, 56],
): Feature => ({ type: 'Feature', properties, geometry: { type: 'Point', coordinates } });

const labelsOf = (...features: Feature[]) =>
  placeLabels({ type: 'FeatureCollection', features } satisfies FeatureCollection, {
    zoom: SMALL_ZOOM,
    at: onSheet,
  });

const town = { kind: 'town', from: 6, population: 40_000, danish: true };

it('shows the names of this zoom alone', () => {
  const labels = labelsOf(
    place({ ...town, name: 'Vejle' }),
    place({ ...town, name: 'Grindsted', from: 8 }, [12, 55]),
    place({ kind: 'sea', name: 'Kattegat', from: 5 }, [11.35, 56.75]),
    place({ kind: 'sea', name: 'Øresund', from: 7 }, [12.7, 55.9]),
  );
  expect(labels.map(({ name }) => name)).toEqual(['Vejle', 'Kattegat']);
});

it('writes a town below its dot, and another on the same spot above it', () => {
  const [large, small, none] = labelsOf(
    place({ ...town, name: 'Mindre' }),
    place({ ...town, name: 'Størst', from: 5, population: 300_000 }),
  );
  const dot = onSheet({ longitude: 10, latitude: 56 });
  expect([large?.name, small?.name, none]).toEqual(['Størst', 'Mindre', undefined]);
  expect(large?.size).toBeGreaterThan(small?.size ?? 0);
  expect(large?.y).toBeGreaterThan(dot.y + 8);
  expect(small?.y).toBeLessThan(dot.y);
  expect([large?.x, large?.anchor]).toEqual([dot.x, 'middle']);
});

it('leaves a name out where there is no room', () => {
  const three = Array.from({ length: 3 }, (_, at) =>
    place({ ...town, name: `Byen nummer ${at}`, population: 90_000 - at }),
  );
  const names = labelsOf(...three).map(({ name }) => name);
  expect(names).toEqual(['Byen nummer 0', 'Byen nummer 1']);
});
