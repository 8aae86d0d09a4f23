import type { Language } from '@/lib/i18n/languages';
import { addressIn } from './addresses';
import { parseQuery } from './parse-query';

type Place = { street: string | null; postalCode: string | null };

/** Parameters of a search for the companies of one house. */
type HouseSearch = {
  /** The street and number alone. */
  house: string;
  search: string;
  postalCode: string;
};

/** So labelled, the search finds no company that is only called so. */
const LABELS: Record<Language, string> = { en: 'Address', da: 'Adresse' };

/**
 * Letters that the street index folds; streets with other letters are not found by their address.
 */
const LETTERS = "[a-zæøåéèêëäáàâöóòôüúùû .'’-]";
/** Street and number as the register writes them; floor and door are ignored. */
const HOUSE = new RegExp(String.raw`^(${LETTERS}+ \d{1,3}[a-z]?)(?=$|,|-\d)`, 'iu');

/**
 * Builds the search for the companies at a company's own address, itself included. The same street
 * name occurs in many towns, so the postal code is required. Null where the search would not
 * interpret the text as that address.
 */
export function searchAtAddress(
  { street, postalCode }: Place,
  language: Language,
): HouseSearch | null {
  const [, house] = HOUSE.exec(street ?? '') ?? [];
  if (house === undefined || postalCode === null) return null;
  const search = `${LABELS[language]}: ${house}`;
  const query = parseQuery(search);
  const address = query.kind === 'words' && query.excluded.length === 0 ? addressIn(query) : null;
  return address !== null && address.rest === null ? { house, search, postalCode } : null;
}
