import { registeredNames } from '@/lib/search/place-names';
import { foldName } from '@/lib/words/fold';

/** A place as a row says it. */
export type WrittenPlace = { code: string | null; words: string };

/** The address of a company. */
export type Placed = {
  postalCode: string | null;
  postalDistrict: string | null;
  town: string | null;
  municipality: string | null;
};

const ALONE = /^(?:dk[\s-]*)?(\d{3,4})(?:[.,]0+)?$/i;
const WITH_DISTRICT = /(?<!\d)(\d{4}),?\s+(\p{L}[^\d,;]*)/gu;
const COUNTRY = new Set(['', 'danmark', 'denmark', 'dk']);

const folded = (text: string) => {
  const words = foldName(text)
    .split(' ')
    .filter((word) => word !== 'kommune' && word !== 'municipality');
  return words.map((word) => registeredNames(word)[0] ?? word).join(' ');
};

/** Reads a postal code, a town, a municipality or an address; null for nothing that is a place. */
export function readPlace(text: string): WrittenPlace | null {
  const code = ALONE.exec(text.trim())?.[1];
  // A spreadsheet drops leading zeros.
  if (code) return { code: code.padStart(4, '0'), words: '' };
  const district = [...text.matchAll(WITH_DISTRICT)].at(-1);
  if (district?.[1]) return { code: district[1], words: folded(district[2] ?? '') };
  const words = folded(text);
  return COUNTRY.has(words) ? null : { code: null, words };
}

const isWithin = (words: string, name: string) => ` ${words} `.includes(` ${name} `);

/** Whether a company is where a row says. */
export function isThere({ code, words }: WrittenPlace, company: Placed): boolean {
  if (code !== null && company.postalCode === code) return true;
  const district = folded(company.postalDistrict ?? '');
  // "1550 København V" and "1610 København V" are the same district.
  if (code !== null) return words !== '' && district === words;
  if (district.startsWith(`${words} `)) return true;
  return [district, folded(company.town ?? ''), folded(company.municipality ?? '')].some(
    (name) => name !== '' && isWithin(words, name),
  );
}
