import { expect, test } from 'vitest';
import { type City, townsOf } from './towns';

const window = { west: 3, south: 53, east: 17, north: 59.5 };
const city = (
  name: string,
  population: number,
  at: [number, number],
  rest: Partial<City> = {},
) => ({
  name,
  population,
  country: 'DK',
  featureCode: 'PPL',
  loc: { coordinates: at },
  ...rest,
});

test('large towns are named earlier, and by their Danish names', () => {
  const towns = townsOf(
    [city('Lille', 1_200, [9, 55]), city('Copenhagen', 1_100_000, [12.57, 55.68])],
    window,
  );
  expect(towns.map(({ name, from }) => [name, from])).toEqual([
    ['København', 0],
    ['Lille', 10],
  ]);
});

test('a suburb waits, a quarter and what lies outside are left out', () => {
  const towns = townsOf(
    [
      city('Storby', 300_000, [10.2, 56.15]),
      city('Forstad', 60_000, [10.25, 56.18]),
      city('Kvarter', 60_000, [10.2, 56.16], { featureCode: 'PPLX' }),
      city('Paris', 2_000_000, [2.3, 48.9], { country: 'FR' }),
      city('Landsby', 3_000, [9.5, 54.6], { country: 'DE' }),
    ],
    window,
  );
  expect(towns.map(({ name, from }) => [name, from])).toEqual([
    ['Storby', 5],
    ['Forstad', 9],
  ]);
});
