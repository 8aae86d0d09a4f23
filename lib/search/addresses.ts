import { foldName } from './fold';
import { parseQuery, type WordsQuery } from './parse-query';

/** A street with a number, as the folded street lines of its companies begin, and the other words. */
export type Address = {
  begins: string;
  /** The same as the index of streets of the database has it, which folds fewer letters. */
  indexed: string;
  rest: WordsQuery | null;
};

/** To that index all others are no letters: "Françoisvej" is "fran oisvej". */
const NOT_INDEXED = /[^a-z0-9éèêëäáàâöóòôüúùûåæø]+/g;
const foldIndexed = (street: string) =>
  foldName(street.normalize('NFC').toLocaleLowerCase('da').replace(NOT_INDEXED, ' '));

/** Words, a house number of at most three digits and perhaps its letter; "12 i Odense" has none. */
const ADDRESS =
  /^(\p{L}[^\d"]*)[\s,](\d{1,3})(?:(\p{L})|\s(?!i\s)(\p{L}))?(?![\p{L}\p{N}])(?:\s?[-–]\s?\d{1,3}\p{L}?(?![\p{L}\p{N}]))?(.*)$/isu;
const END = String.raw`(?![\p{L}\p{N}])`;
const FLOOR = String.raw`(?:st|kld?|\d{1,2})`;
const SIDE = `(?:tv|th|mf)${END}`;
/** Of four digits only where it is not the code before a town. */
const NUMBER = String.raw`(?:\d{1,3}${END}|\d{4}${END}(?!\s+\p{L}))`;
const DOORS = [
  String.raw`${FLOOR}\.(?:\s*sal${END})?(?:[\s.]*(?:${SIDE}|${NUMBER}))?`,
  String.raw`${FLOOR}(?:\s+sal)?\s*${SIDE}`,
  String.raw`(?:\d{1,2}\s+sal|st|kld)${END}`,
];
/** ", 1. tv,", "2. sal", "2 tv" and "st.": which door it is decides nothing. */
const DOOR = new RegExp(String.raw`^[\s,]*(?:${DOORS.join('|')})[\s,.]*`, 'iu');
/** "DK-5000 Odense C": the country is that of all. */
const COUNTRY = /(?<![\p{L}\p{N}])dk[\s-](?=\d{4}(?!\d))/iu;
const SHORTEST_STREET = 2;

/** The address that words may be: "Nørregade 12, 1. tv, Odense". Null when they are none. */
export function addressIn({ text }: WordsQuery): Address | null {
  const [, street = '', number = '', letter = '', apart = '', behind = ''] =
    ADDRESS.exec(text) ?? [];
  const folded = foldName(street);
  if (folded.length < SHORTEST_STREET) return null;
  const rest = parseQuery(behind.replace(DOOR, ' ').replace(COUNTRY, ''));
  if (rest.kind !== 'words' && rest.kind !== 'empty') return null;
  const house = `${Number(number)}${(letter || apart).toLowerCase()}`;
  return {
    begins: `${folded} ${house}`,
    indexed: `${foldIndexed(street)} ${house}`,
    rest: rest.kind === 'words' ? rest : null,
  };
}

/** Whether a street line begins so; number 12 is not 120, and may be 12B. */
export function isAt(street: string | null, { begins }: Pick<Address, 'begins'>): boolean {
  const line = foldName(street ?? '');
  return line.startsWith(begins) && !/^\d/.test(line.slice(begins.length));
}
