import 'server-only';
import { isUuid } from '@/lib/uuid';
import type { AddressRecord, Day } from '../record';
import type { Reference } from '../reference';
import { currentOrLast, periodOf } from './periods';
import { coordinatesOf, type Place } from './place';
import { integerAt, type Json, lineAt, listAt, objectAt, textAt } from './values';

export type MapContext = { reference: Reference; day: Day };

/** "LYNGBY-TAARBÆK" → "Lyngby-Taarbæk". */
export function properCase(capitals: string): string {
  return capitals
    .toLocaleLowerCase('da')
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => {
      return before + letter.toLocaleUpperCase('da');
    });
}

function houseNumber(address: Json): string | null {
  const from = integerAt(address, 'husnummerFra');
  if (from === null) return null;
  const to = integerAt(address, 'husnummerTil');
  const first = `${from}${lineAt(address, 'bogstavFra') ?? ''}`;
  return to === null ? first : `${first}-${to}${lineAt(address, 'bogstavTil') ?? ''}`;
}

/** "Pilestræde 43, 3. th"; null if the address has neither a street nor a P.O. box. */
export function streetLine(address: Json): string | null {
  const road = lineAt(address, 'vejnavn');
  const box = lineAt(address, 'postboks');
  if (!road) return box ? `Postboks ${box.replace(/^postboks\s*/i, '')}` : null;
  const floor = lineAt(address, 'etage')?.toLowerCase().replace(/\.$/, '');
  const door = lineAt(address, 'sidedoer')?.toLowerCase();
  const inside = [floor ? `${floor}.` : null, door].filter(Boolean).join(' ');
  const line = [road, houseNumber(address)].filter(Boolean).join(' ');
  return inside ? `${line}, ${inside}` : line;
}

function fourDigits(value: number | null): string | null {
  return value !== null && value > 0 && value <= 9999 ? String(value).padStart(4, '0') : null;
}

function placeOf(address: Json): Place {
  const municipality = objectAt(address, 'kommune');
  const code = municipality && integerAt(municipality, 'kommuneKode');
  const country = lineAt(address, 'landekode')?.toUpperCase() ?? '';
  return {
    postalCode: fourDigits(integerAt(address, 'postnummer')),
    postalDistrict: lineAt(address, 'postdistrikt'),
    town: lineAt(address, 'bynavn'),
    municipalityCode: code !== null && code > 0 && code <= 9999 ? code : null,
    countryCode: /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

function municipalityName(address: Json, code: number | null, { reference }: MapContext) {
  if (code === null) return null;
  const known = reference.municipalities.get(code);
  const written = lineAt(objectAt(address, 'kommune') ?? {}, 'kommuneNavn');
  return known?.name ?? (written ? properCase(written) : null);
}

/** The address of a company or unit on a day, or else its last one. */
export function addressOf(
  document: Json,
  metadata: Json,
  at: Day,
  context: MapContext,
): AddressRecord {
  const address =
    currentOrLast(listAt(document, 'beliggenhedsadresse'), at) ??
    objectAt(metadata, 'nyesteBeliggenhedsadresse') ??
    // Fall back to the postal address if there is no location.
    currentOrLast(listAt(document, 'postadresse'), at) ??
    {};
  const place = placeOf(address);
  const id = lineAt(address, 'adresseId') ?? '';
  return {
    ...place,
    ...coordinatesOf(place, context.reference),
    careOf: lineAt(address, 'conavn'),
    street: streetLine(address),
    municipalityName: municipalityName(address, place.municipalityCode, context),
    addressText: textAt(address, 'fritekst')?.replace(/\s*[\r\n]+\s*/g, ', ') ?? null,
    addressId: isUuid(id) ? id.toLowerCase() : null,
  };
}

/** What tells addresses apart; the register repeats some with another code of the municipality. */
const placeText = (address: Json) =>
  [
    streetLine(address),
    fourDigits(integerAt(address, 'postnummer')),
    lineAt(address, 'landekode'),
    textAt(address, 'fritekst'),
  ]
    .join('|')
    .toLocaleLowerCase('da');

/** The first day at the address of a day, if the company was at another one right before. */
export function movedOn(document: Json, at: Day): Day | null {
  const begun = listAt(document, 'beliggenhedsadresse')
    .map((address) => ({ ...periodOf(address), place: placeText(address) }))
    .filter(({ validFrom }) => (validFrom ?? '') <= at)
    .sort((a, b) => ((a.validFrom ?? '') < (b.validFrom ?? '') ? 1 : -1));
  const here = begun[0]?.place;
  const last = begun.findIndex(({ place }) => place !== here);
  return last < 1 ? null : (begun[last - 1]?.validFrom ?? null);
}
