import { expect, it } from 'vitest';
import { placesOf, pointsOf } from './map-points';

const company = (key: string, more = {}) => ({
  key,
  name: `Firma ${key}`,
  industry: 'Murere',
  advertisingProtected: false,
  postalDistrict: null as string | null,
  municipality: 'Aarhus' as string | null,
  ...more,
});
const at = { latitude: 56.1, longitude: 10.2 };

it('tells places only of companies that have one', () => {
  const items = [
    { ...company('1'), ...at, phone: '12345678' },
    { ...company('2'), latitude: null, longitude: null },
  ];
  expect(placesOf({ items } as never)).toEqual([{ key: '1', ...at }]);
});

it('numbers markers as the cards are, also where some have no place', () => {
  const shown = [company('1'), company('2'), company('3', { postalDistrict: 'Risskov' })];
  const places = [
    { key: '3', ...at },
    { key: '1', ...at },
    { key: '9', ...at },
  ];
  expect(pointsOf(shown, places, 11)).toEqual([
    expect.objectContaining({ key: '1', number: 11, town: 'Aarhus', ...at }),
    expect.objectContaining({ key: '3', number: 13, town: 'Risskov', name: 'Firma 3' }),
  ]);
});
