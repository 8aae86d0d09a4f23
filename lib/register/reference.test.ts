import { expect, test } from 'vitest';
import { industryId, readReference, townId } from './reference';

const reference = readReference();

test('the code lists are complete', () => {
  expect(reference.regions.size).toBe(5);
  expect(reference.municipalities.size).toBe(99);
  expect(reference.industries.size).toBe(727);
  expect(reference.legalForms.get(80)).toEqual({ code: 80, short: 'APS', name: 'Anpartsselskab' });
  expect(reference.industries.get(industryId('DB07', '011300'))).toEqual({
    version: 'DB07',
    code: '011300',
    danish: 'Dyrkning af grøntsager og meloner, rødder og rodknolde',
    english: 'Growing of vegetables and melons, roots and tubers',
  });
});

test('the classes of industries are all those of NACE Rev. 2.1', () => {
  const codes = [...reference.naceClasses.keys()];
  expect(codes).toEqual(codes.filter((code) => /^\d{4}$/.test(code)).sort());
  expect(codes).toHaveLength(651);
  const groups = new Set(codes.map((code) => code.slice(0, 3)));
  const divisions = new Set(codes.map((code) => code.slice(0, 2)));
  expect([groups.size, divisions.size]).toEqual([287, 87]);
  expect(new Set(reference.naceClasses.values()).size, 'no title twice').toBe(651);
  expect(reference.naceClasses.get('0111')).toBe(
    'Growing of cereals, other than rice, leguminous crops and oil seeds',
  );
  expect(reference.naceClasses.get('6210')).toBe('Computer programming activities');
});

test('every municipality has a region, every postal district a municipality', () => {
  for (const { regionCode } of reference.municipalities.values()) {
    expect(reference.regions.has(regionCode)).toBe(true);
  }
  for (const { municipalityCode } of reference.postalDistricts.values()) {
    expect(reference.municipalities.has(municipalityCode)).toBe(true);
  }
});

test('every point lies in Denmark', () => {
  const places = [
    ...[...reference.municipalities.values(), ...reference.postalDistricts.values()],
    ...[...reference.towns.values()].flat(),
  ];
  const outside = places.filter(
    ({ latitude, longitude }) =>
      !(latitude > 54.5 && latitude < 57.8 && longitude > 8 && longitude < 15.3),
  );
  expect(outside).toEqual([]);
});

test('leading zeros stay, and an unwritten English text is null', () => {
  expect(reference.postalDistricts.get('0900')?.name).toBe('København C');
  expect(reference.industries.get('DB07:011200')?.english).toBeNull();
});

test('towns are found in any spelling, and each lies in a known municipality', () => {
  expect(reference.towns.get(townId('ÅRHUS'))?.[0]?.name).toBe('Aarhus');
  expect(reference.towns.get(townId('vester-skerninge'))?.[0]?.municipalityCode).toBe(479);
  expect(reference.towns.get(townId('Ejby'))?.map((town) => town.municipalityCode)).toEqual([
    259, 350, 410,
  ]);
  for (const { municipalityCode } of [...reference.towns.values()].flat()) {
    expect(reference.municipalities.has(municipalityCode)).toBe(true);
  }
});
