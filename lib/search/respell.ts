import { joinedWith, splitsOf } from './compounds';
import { similarIn } from './engine/similar';
import { type LetterTree, letterTree, packWords } from './engine/vocabulary';
import { foldName } from './fold';
import { type Described, fieldsOf, type ListedName } from './matched-on';
import type { WordsQuery } from './parse-query';
import type { Respelling } from './types';

/** A query in the spelling of a company that was found although a word is misspelt. */
export function respell(
  query: WordsQuery,
  company: Described,
  names: ListedName[],
): { meant: WordsQuery; changes: Respelling[] } {
  const texts = fieldsOf(company, names).map(({ text }) => ` ${foldName(text)}`);
  const words = [...new Set(texts.flatMap((text) => text.trim().split(' ')))];
  const tree = letterTree(packWords(words));
  const joined = joinedWith(query.words);
  const changes: Respelling[] = [];
  const meant = query.words.map((word, at) => {
    const written = [word, ...splitsOf(word), ...(joined[at] ?? []).map(({ text }) => text)];
    if (written.some((text) => texts.some((field) => field.includes(` ${text}`)))) return word;
    const change = nearest(tree, [word, ...(joined[at] ?? []).map(({ text }) => text)]);
    if (change && !changes.some(({ typed }) => typed === change.typed)) changes.push(change);
    return change?.meant ?? word;
  });
  return { meant: { ...query, words: [...new Set(meant)] }, changes };
}

function nearest(tree: LetterTree, spellings: readonly string[]): Respelling | null {
  for (const kind of ['words', 'beginnings'] as const) {
    for (const typed of spellings) {
      const [similar] = similarIn([tree], typed, kind);
      if (similar) return { typed, meant: similar.text };
    }
  }
  return null;
}
