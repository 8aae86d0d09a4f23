import { addressIn } from './addresses';
import { parseQuery } from './parse-query';

type Place = { street: string | null; postalCode: string | null };

/** The parameters of a search for the companies of a house. */
export type HouseSearch = { search: string; postalCode: string };

/** Letters that the index of streets folds; a street with others is not found by them. */
const LETTERS = "[a-zæøåéèêëäáàâöóòôüúùû .'’-]";
/** Street and number as the register writes them; which floor and door it is decides nothing. */
const HOUSE = new RegExp(String.raw`^(${LETTERS}+ \d{1,3}[a-z]?)(?=$|,|-\d)`, 'iu');

/**
 * What finds the companies of a company's house, itself among them. Streets of one name
 * are in many towns: the postal code says which. Null where the search would not read it so.
 */
export function searchAtAddress({ street, postalCode }: Place): HouseSearch | null {
  const [, search] = HOUSE.exec(street ?? '') ?? [];
  if (search === undefined || postalCode === null) return null;
  const query = parseQuery(search);
  const address = query.kind === 'words' && query.excluded.length === 0 ? addressIn(query) : null;
  return address !== null && address.rest === null ? { search, postalCode } : null;
}
