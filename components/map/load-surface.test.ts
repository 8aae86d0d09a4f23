import { beforeEach, expect, it, vi } from 'vitest';
import { loadSurface } from './load-surface';

// The libraries need a browser, as in tests/e2e/map-library.spec.ts: this tests only the choice.
const loaded = vi.hoisted((): string[] => []);
vi.mock('./mapbox-surface', () => {
  loaded.push('mapbox');
  return { MapboxSurface: () => 'mapbox' };
});
vi.mock('./maplibre-surface', () => {
  loaded.push('maplibre');
  return { MapLibreSurface: () => 'maplibre' };
});

beforeEach(() => {
  loaded.length = 0;
});

it.each([
  [null, 'maplibre'],
  ['pk.token', 'mapbox'],
])('with the token %j the only library is %s', async (token, library) => {
  const Surface = (await loadSurface(token)) as () => string;
  expect(Surface()).toBe(library);
  expect(loaded).toEqual([library]);
});
