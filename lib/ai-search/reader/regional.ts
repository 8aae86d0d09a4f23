import 'server-only';
import { foldName } from '@/lib/words/fold';
import { type Fragment, fragmentFrom } from './fragment';
import { followsPlaceWord } from './names';
import type { Scan } from './scan';
import { tokensOf } from './tokens';
import { isJoined } from './values';
import { regionalWords } from './words/regional';

/** The folded names of places by the folded adjectives. */
const PLACES = new Map(
  Object.entries(regionalWords).flatMap(([place, words]) =>
    words.split(', ').map((word): [string, string] => [foldName(word), place]),
  ),
);
const CAPITAL = /^\p{Lu}/u;
/** Behind these a bank is meant by its name: "jyske bank". */
const NAMES = new Set('bank bankens sparekasse andelskasse medier'.split(' '));

/** "i Salling", "på Mols": names of landscapes that others have too. */
export function landscapeAt(scan: Scan, at: number): Fragment | null {
  const found = followsPlaceWord(scan, at) ? scan.find(at, 'landscape') : null;
  if (!found || CAPITAL.test(scan.tokens[found.next]?.text ?? '')) return null;
  const { values } = found.meaning;
  const joined = isJoined(scan, at);
  return fragmentFrom(at, found.next, { put: 'place', values, negative: false, joined });
}

/** "fynske håndværkere"; "Jyske Bank" and "Fynske Medier" are names. */
export function regionalAt(scan: Scan, at: number): Fragment | null {
  const [token, next] = [scan.tokens[at], scan.tokens[at + 1]];
  const place = token?.kind === 'word' ? PLACES.get(foldName(token.text)) : undefined;
  if (!place || !next || CAPITAL.test(next.text) || NAMES.has(next.fold)) return null;
  const tokens = tokensOf(place);
  const found = scan.lexicon.trie
    .matches(tokens, 0)
    .find((match) => match.meaning.is === 'place' && match.next === tokens.length);
  if (found?.meaning.is !== 'place') return null;
  const { values } = found.meaning;
  return fragmentFrom(at, at + 1, { put: 'place', values, negative: false, joined: false });
}
