import { expect, test } from 'vitest';
import { readReference } from '../reference';
import { coordinatesOf, type Place } from './place';

const reference = readReference();
const unknown: Place = {
  town: null,
  postalCode: null,
  postalDistrict: null,
  municipalityCode: null,
  countryCode: 'DK',
};
const locate = (place: Partial<Place>) => coordinatesOf({ ...unknown, ...place }, reference);

/** The municipality of the town with this name that lies at the resulting point. */
function municipalityOf(name: string, place: Partial<Place>): number | undefined {
  const { latitude, longitude } = locate(place);
  const towns = reference.towns.get(name) ?? [];
  return towns.find((town) => town.latitude === latitude && town.longitude === longitude)
    ?.municipalityCode;
}

test('the postal district comes first, then the town, then the municipality', () => {
  const all = { postalCode: '9000', town: 'Ejby', municipalityCode: 410 };
  expect(locate(all).locationPrecision).toBe('POSTAL_DISTRICT');
  expect(locate({ ...all, postalCode: null }).locationPrecision).toBe('TOWN');
  expect(locate({ municipalityCode: 410 })).toMatchObject({
    locationPrecision: 'MUNICIPALITY',
    latitude: reference.municipalities.get(410)?.latitude,
  });
  expect(locate({})).toEqual({ latitude: null, longitude: null, locationPrecision: null });
});

test('of several towns with one name the municipality or the postal code decides', () => {
  expect(municipalityOf('ejby', { town: 'Ejby', municipalityCode: 350 })).toBe(350);
  expect(municipalityOf('ejby', { town: 'EJBY', postalCode: '5599' })).toBe(410);
  expect(locate({ town: 'Ejby' }).locationPrecision).toBeNull();
});

test('one town of a name is not taken for a village of that name elsewhere', () => {
  expect(locate({ town: 'Skagen' }).locationPrecision).toBe('TOWN');
  expect(locate({ town: 'Skagen', municipalityCode: 101 }).locationPrecision).toBe('MUNICIPALITY');
  expect(locate({ town: 'Skagen', postalCode: '4999' }).locationPrecision).toBeNull();
});

test('the name of the postal district serves where the locality is unknown', () => {
  const place = { town: 'Lillemark', postalDistrict: 'Odense SV', municipalityCode: 461 };
  expect(municipalityOf('odense', place)).toBe(461);
});

test('a municipality that is no longer one does not decide', () => {
  expect(municipalityOf('skagen', { town: 'Skagen', municipalityCode: 841 })).toBe(813);
});

test('a country that is not Denmark has no place, an unwritten one is Denmark', () => {
  const place = { postalCode: '9000', town: 'Aalborg', municipalityCode: 851 };
  expect(locate({ ...place, countryCode: 'DE' }).latitude).toBeNull();
  expect(locate({ ...place, countryCode: null }).locationPrecision).toBe('POSTAL_DISTRICT');
});
