import 'server-only';
import type { AddressRecord, Coordinates } from '../record';
import { type Reference, type Town, townId } from '../reference';

export type Place = Pick<
  AddressRecord,
  'town' | 'postalCode' | 'postalDistrict' | 'municipalityCode' | 'countryCode'
>;

/** A postal code abroad may be one of Denmark too, of quite another place. */
export const isAbroad = ({ countryCode }: Pick<Place, 'countryCode'>): boolean =>
  countryCode !== null && countryCode !== 'DK';

const nowhere: Coordinates = { latitude: null, longitude: null, locationPrecision: null };

/** Whether the town's municipality has postal codes with the same first two digits. */
function hasPostalPrefix({ municipalityCode }: Town, postalCode: string, reference: Reference) {
  const prefix = postalCode.slice(0, 2);
  return [...reference.postalDistricts.values()].some(
    (district) =>
      district.municipalityCode === municipalityCode && district.postalCode.startsWith(prefix),
  );
}

/**
 * Names of towns are ambiguous, and villages are not listed, so a town must match everything else
 * that is known.
 */
function fits(town: Town, { municipalityCode, postalCode }: Place, reference: Reference): boolean {
  if (municipalityCode !== null && reference.municipalities.has(municipalityCode)) {
    return town.municipalityCode === municipalityCode;
  }
  return postalCode === null || hasPostalPrefix(town, postalCode, reference);
}

/** "Odense SV" → "Odense": districts of a large town append one or two letters to its name. */
const withoutPart = (name: string) => name.replace(/\s\p{Lu}{1,2}$/u, '');

function townOf(place: Place, reference: Reference): Town | null {
  for (const name of [place.town, place.postalDistrict]) {
    if (name === null) continue;
    const named = [name, withoutPart(name)].map((text) => reference.towns.get(townId(text)));
    const fitting = (named.find(Boolean) ?? []).filter((town) => fits(town, place, reference));
    if (fitting[0] && fitting.length === 1) return fitting[0];
  }
  return null;
}

const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
});

/**
 * The best position without an address register: the centre of the postal district, else of the
 * town, else of the municipality. All null for addresses abroad, and if the names and numbers do
 * not determine a single place.
 */
export function coordinatesOf(place: Place, reference: Reference): Coordinates {
  if (isAbroad(place)) return nowhere;
  const district = reference.postalDistricts.get(place.postalCode ?? '');
  if (district) return { ...at(district), locationPrecision: 'POSTAL_DISTRICT' };
  const town = townOf(place, reference);
  if (town) return { ...at(town), locationPrecision: 'TOWN' };
  const municipality = reference.municipalities.get(place.municipalityCode ?? -1);
  if (municipality) return { ...at(municipality), locationPrecision: 'MUNICIPALITY' };
  return nowhere;
}
