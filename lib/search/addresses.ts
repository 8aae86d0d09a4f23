import { foldName } from '@/lib/words/fold';
import { parseQuery, type WordsQuery } from './parse-query';
import { streetSpellings } from './street-spellings';

/**
 * A street, usually with a house number, as the folded street lines of its companies begin, and the
 * remaining words of the query.
 */
export type Address = {
  begins: string;
  /** The same text as folded by the database index on streets, which folds fewer letters. */
  indexed: string;
  /** The same street in other spellings: "Gl. Kongevej" is "Gammel Kongevej". */
  others: string[];
  isHouse: boolean;
  /** Written as an address, so that no name is meant: "Adresse: Nørregade 12". */
  isLabelled: boolean;
  rest: WordsQuery | null;
};

/** The database index treats all other characters as separators: "Françoisvej" is "fran oisvej". */
const NOT_INDEXED = /[^a-z0-9éèêëäáàâöóòôüúùûåæø]+/g;
const foldIndexed = (street: string) =>
  foldName(street.normalize('NFC').toLocaleLowerCase('da').replace(NOT_INDEXED, ' '));

/**
 * Words, a house number of at most three digits and perhaps its letter. The "i" of "12 i Odense" is
 * no house letter.
 */
const ADDRESS =
  /^(\p{L}[^\d"]*)[\s,](\d{1,3})(?:(\p{L})|\s(?!i\s)(\p{L}))?(?![\p{L}\p{N}])(?:\s?[-–]\s?\d{1,3}\p{L}?(?![\p{L}\p{N}]))?(.*)$/isu;
const END = String.raw`(?![\p{L}\p{N}])`;
const FLOOR = String.raw`(?:st|kld?|\d{1,2})`;
const SIDE = `(?:tv|th|mf)${END}`;
/** Four digits followed by a word are a postal code and its town, not a door. */
const NUMBER = String.raw`(?:\d{1,3}${END}|\d{4}${END}(?!\s+\p{L}))`;
const DOORS = [
  String.raw`${FLOOR}\.(?:\s*sal${END})?(?:[\s.]*(?:${SIDE}|${NUMBER}))?`,
  String.raw`${FLOOR}(?:\s+sal)?\s*${SIDE}`,
  String.raw`(?:\d{1,2}\s+sal|st|kld)${END}`,
];
/** ", 1. tv,", "2. sal", "2 tv" and "st.": floor and door are ignored. */
const DOOR = new RegExp(String.raw`^[\s,]*(?:${DOORS.join('|')})[\s,.]*`, 'iu');
/** The country prefix of "DK-5000 Odense C": every address is Danish. */
const COUNTRY = /(?<![\p{L}\p{N}])dk[\s-](?=\d{4}(?!\d))/iu;
const SHORTEST_STREET = 2;

const WORD = String.raw`\p{L}[\p{L}.'’-]*`;
const ENDS =
  'gaden?|vej(?:en)?|all[eé](?:en)?|strædet?|straedet?|plads(?:en)?|torv(?:et)?|boulevard';
/** A street without a number, recognised by its last word: "Nørregade, Odense", "Nørre Allé". */
const STREET = new RegExp(
  String.raw`^((?:${WORD}\s+){0,3}?\p{L}{2,}(?:${ENDS})|(?:${WORD}\s+){1,3}?(?:${ENDS}))${END}[\s,]*(?!\d{1,3}${END})(.*)$`,
  'isu',
);

/** "Virksomheder på Nørregade" asks for nothing else than "Nørregade". */
const THERE =
  /^\s*(?:alle\s+|all\s+)?(?:virksomheder|firmaer|selskaber|companies|businesses)\s+(?:på|i|ved|on|in|at)\s+/iu;

const LABEL = /^\s*(?:adresse|address)\s*:\s*/iu;

/**
 * The address that the words may be: "Nørregade 12, 1. tv, Odense", "Nørregade, Odense". Null when
 * they are no address.
 */
export function addressIn({ text: written }: WordsQuery): Address | null {
  const unlabelled = written.replace(LABEL, '');
  const address = readAddress(unlabelled.replace(THERE, ''));
  return address && { ...address, isLabelled: unlabelled !== written };
}

type Read = Omit<Address, 'isLabelled'>;

function readAddress(text: string): Read | null {
  const [, street = '', number = '', letter = '', apart = '', behind = ''] =
    ADDRESS.exec(text) ?? [];
  if (street === '') return streetIn(text);
  const house = `${Number(number)}${(letter || apart).toLowerCase()}`;
  return addressOf(street, ` ${house}`, behind.replace(DOOR, ' '));
}

function streetIn(text: string): Read | null {
  const [, street, behind = ''] = STREET.exec(text) ?? [];
  return street ? addressOf(street, '', behind) : null;
}

function addressOf(street: string, house: string, behind: string): Read | null {
  const [written = '', ...others] = streetSpellings(street);
  if (foldName(written).length < SHORTEST_STREET) return null;
  const rest = parseQuery(behind.replace(COUNTRY, ''));
  if (rest.kind !== 'words' && rest.kind !== 'empty') return null;
  return {
    begins: `${foldName(written)}${house}`,
    indexed: `${foldIndexed(written)}${house}`,
    others: others.map((other) => `${foldName(other)}${house}`),
    isHouse: house !== '',
    rest: rest.kind === 'words' ? rest : null,
  };
}

type Line = Pick<Address, 'begins'> & Partial<Pick<Address, 'others'>>;

/** Whether a street line begins with the address. Number 12 does not match 120, but matches 12B. */
export function isAt(street: string | null, { begins, others = [] }: Line): boolean {
  const line = foldName(street ?? '');
  return [begins, ...others].some(
    (spelled) => line.startsWith(spelled) && !/^\d/.test(line.slice(spelled.length)),
  );
}
