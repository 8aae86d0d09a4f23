import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCsv } from '@/lib/register/csv';
import type { AddressRecord } from '@/lib/register/record';
import type { Reference } from '@/lib/register/reference';
import { mainStreets, streetHeads, streetTails } from './data/streets';
import { type Random, Weighted } from './random';

type Town = { name: string; latitude: number; longitude: number };
type District = {
  postalCode: string;
  name: string;
  latitude: number;
  longitude: number;
  urban: boolean;
  towns: Town[];
};

export type Places = Weighted<{
  code: number;
  name: string;
  districts: Weighted<District>;
}>;

/** Minimum weight, so that small island municipalities occur as well. */
const MIN_POPULATION = 4_500;

/** Round postal codes belong to large towns; in central Copenhagen each street has its own code. */
function districtWeight(postalCode: string): number {
  if (postalCode < '1000') return 0;
  if (postalCode < '2000') return 0.06;
  if (postalCode.endsWith('00')) return 12;
  return postalCode.endsWith('0') ? 4 : 1;
}

function readTowns(): Map<string, Town[]> {
  const towns = new Map<string, Town[]>();
  const file = path.join(process.cwd(), 'prisma/sample/data/towns.csv');
  for (const row of parseCsv(readFileSync(file, 'utf8')).slice(1)) {
    const [name = '', postalCode = '', latitude, longitude] = row;
    const town = { name, latitude: Number(latitude), longitude: Number(longitude) };
    towns.set(postalCode, [...(towns.get(postalCode) ?? []), town]);
  }
  return towns;
}

/** The municipalities weighted by population, each with its postal districts. */
export function createPlaces(reference: Reference): Places {
  const towns = readTowns();
  const districts = new Map<number, (readonly [District, number])[]>();
  for (const district of reference.postalDistricts.values()) {
    const { postalCode, municipalityCode: code } = district;
    const list = districts.get(code) ?? [];
    districts.set(code, list);
    const urban = postalCode < '3000' || / [CNVSØ]/.test(district.name);
    const entry = { ...district, urban, towns: towns.get(postalCode) ?? [] };
    list.push([entry, districtWeight(postalCode)]);
  }
  return new Weighted(
    [...reference.municipalities.values()].flatMap((municipality) => {
      const { code, name, population } = municipality;
      const own = districts.get(code);
      if (!own) return [];
      const place = { code, name, districts: new Weighted(own) };
      return [[place, Math.max(population, MIN_POPULATION)] as const];
    }),
  );
}

export function streetName(random: Random): string {
  if (random.chance(0.3)) return random.pick(mainStreets);
  return random.pick(streetHeads) + random.pick(streetTails);
}

function streetAddress(random: Random, urban: boolean): string {
  const number = 1 + Math.floor(random.exponential(urban ? 45 : 28));
  const letter = random.chance(0.14) ? random.pick(['A', 'B', 'C', 'D']) : '';
  const house = `${streetName(random)} ${number}${letter}`;
  if (!random.chance(urban ? 0.45 : 0.08)) return house;
  const floor = random.pick(['st', '1', '1', '2', '2', '3', '4', '5']);
  return `${house}, ${floor}. ${random.pick(['tv', 'th', 'tv', 'th', 'mf'])}`;
}

/**
 * A Danish address. The point is scattered around the centre of its town or postal district, and
 * `locationPrecision` says so: it is not a surveyed address.
 */
export function drawAddress(places: Places, random: Random): AddressRecord {
  const municipality = places.draw(random);
  const district = municipality.districts.draw(random);
  const town = district.towns.length > 0 && random.chance(0.3) ? random.pick(district.towns) : null;
  const spread = district.urban || town ? 0.5 : 1.2;
  const centre = town ?? district;
  return {
    careOf: null,
    street: streetAddress(random, district.urban),
    town: town?.name ?? null,
    postalCode: district.postalCode,
    postalDistrict: district.name,
    municipalityCode: municipality.code,
    municipalityName: municipality.name,
    countryCode: 'DK',
    addressText: null,
    addressId: null,
    latitude: scattered(centre.latitude, spread / 111.3, random),
    longitude: scattered(centre.longitude, spread / 62.5, random),
    locationPrecision: town ? 'TOWN' : 'POSTAL_DISTRICT',
  };
}

function scattered(centre: number, degrees: number, random: Random): number {
  return Math.round(random.normal(centre, degrees) * 1e5) / 1e5;
}

const foreignCities = [
  ['DE', 'Hafenstrasse', '20457 Hamburg'],
  ['DE', 'Lindenallee', '24937 Flensburg'],
  ['DE', 'Gartenweg', '10115 Berlin'],
  ['SE', 'Storgatan', '211 42 Malmö'],
  ['SE', 'Kungsgatan', '411 19 Göteborg'],
  ['NO', 'Storgata', '0184 Oslo'],
  ['GB', 'Station Road', 'London E1 6AN'],
  ['PL', 'ul. Polna', '70-420 Szczecin'],
  ['PL', 'ul. Lipowa', '80-802 Gdańsk'],
  ['NL', 'Dorpsstraat', '1012 AB Amsterdam'],
  ['LT', 'Gedimino g.', '01103 Vilnius'],
  ['US', 'Maple Street', 'Wilmington, DE 19801'],
] as const;

export function drawForeignAddress(random: Random): AddressRecord {
  const [countryCode, street, city] = random.pick(foreignCities);
  return {
    careOf: null,
    street: null,
    town: null,
    postalCode: null,
    postalDistrict: null,
    municipalityCode: null,
    municipalityName: null,
    countryCode,
    addressText: `${street} ${random.between(1, 180)}, ${city}`,
    addressId: null,
    latitude: null,
    longitude: null,
    locationPrecision: null,
  };
}
