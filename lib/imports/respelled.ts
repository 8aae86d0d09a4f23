import { splitsOf } from '@/lib/search/compounds';
import { similarWords } from '@/lib/search/engine/similar';
import type { SearchIndex } from '@/lib/search-index/types';
import { countOf, findNamed } from './names-in-index';

/** Words that more names have are not taken for misspelt, except the rarest of a name. */
const RARE = 2_000;
/** Maximum words of a name that may be misspelt, and spellings that are tried for each. */
const MOST_WORDS = 2;
const MOST_SPELLINGS = 40;
/** Maximum companies with a similar name. */
const MOST_FOUND = 10;

/** Other ways to write a name: one word misspelt, two words joined, or one divided. */
function* spellingsOf(index: SearchIndex, core: string): Generator<string> {
  const words = core.split(' ');
  const replaced = (at: number, count: number, text: string) =>
    words.toSpliced(at, count, text).join(' ');
  for (let at = 0; at + 1 < words.length; at += 1) {
    yield replaced(at, 2, `${words[at]}${words[at + 1]}`);
  }
  const counted = words.map((word, at) => ({ word, at, count: countOf(index, word) }));
  const rarest = counted.toSorted((a, b) => a.count - b.count).slice(0, MOST_WORDS);
  for (const [rank, { word, at, count }] of rarest.entries()) {
    if (rank > 0 && count > RARE) continue;
    for (const split of splitsOf(word)) yield replaced(at, 1, split);
    for (const { text } of similarWords(index, word).slice(0, MOST_SPELLINGS)) {
      yield replaced(at, 1, text);
    }
  }
  // "Nordhavn Bryghus Aarhus" may be "Nordhavn Bryghus".
  if (words.length > 2) yield words.slice(0, -1).join(' ');
}

/** The keys of companies with a name that is written similarly, the nearest first. */
export function findRespelled(index: SearchIndex, core: string): string[] {
  const found = new Set<string>();
  for (const spelling of spellingsOf(index, core)) {
    for (const key of findNamed(index, spelling).exact) found.add(key);
    if (found.size >= MOST_FOUND) break;
  }
  return [...found].slice(0, MOST_FOUND);
}
