import { foldName } from './fold';
import { parseQuery, type WordsQuery } from './parse-query';

/** A street with a number, as the folded street lines of its companies begin, and the other words. */
export type Address = { begins: string; rest: WordsQuery | null };

/** Words, a house number of at most three digits and perhaps its letter; "12 i Odense" has none. */
const ADDRESS =
  /^(\p{L}[^\d"]*)[\s,](\d{1,3})(?:(\p{L})|\s(?!i\s)(\p{L}))?(?![\p{L}\p{N}])(?:-\d{1,3}\p{L}?)?(.*)$/isu;
/** ", 1. tv," and "st.": which door it is decides nothing. */
const DOOR = /^[\s,]*(?:st|kl|\d{1,2})\.(?:\s*(?:tv|th|mf|\d{1,4})(?![\p{L}\p{N}]))?[\s,.]*/iu;
const SHORTEST_STREET = 2;

/** The address that words may be: "Nørregade 12, 1. tv, Odense". Null when they are none. */
export function addressIn({ text }: WordsQuery): Address | null {
  const [, street = '', number = '', letter = '', apart = '', behind = ''] =
    ADDRESS.exec(text) ?? [];
  const folded = foldName(street);
  if (folded.length < SHORTEST_STREET) return null;
  const rest = parseQuery(behind.replace(DOOR, ' '));
  if (rest.kind !== 'words' && rest.kind !== 'empty') return null;
  const begins = `${folded} ${Number(number)}${(letter || apart).toLowerCase()}`;
  return { begins, rest: rest.kind === 'words' ? rest : null };
}

/** Whether a street line begins so; number 12 is not 120, and may be 12B. */
export function isAt(street: string | null, { begins }: Address): boolean {
  const line = foldName(street ?? '');
  return line.startsWith(begins) && !/^\d/.test(line.slice(begins.length));
}
