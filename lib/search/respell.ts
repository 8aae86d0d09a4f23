import { foldSearched } from '@/lib/words/fold';
import { splitsOf, wantedWords } from './compounds';
import { similarIn } from './engine/similar';
import { type LetterTree, letterTree, packWords } from './engine/vocabulary';
import { stateFieldsOf } from './everyday/states';
import { type Described, everydayFieldsOf, fieldsOf, type ListedName } from './matched-on';
import type { WordsQuery } from './parse-query';
import { inCaseOf, writtenForms } from './suggest/written';
import type { Respelling } from './types';

/**
 * Rewrites a query in the spelling of a company that was found despite a misspelt word, and lists
 * the changes as typed and as the company writes them. Two words that were read as one are not
 * listed.
 */
export function respell(
  query: WordsQuery,
  company: Described,
  names: ListedName[],
): { meant: WordsQuery; changes: Respelling[] } {
  const everyday = everydayFieldsOf(company).map(({ searched, text }) => searched ?? text);
  const states = stateFieldsOf(company).map(({ words }) => words.join(' '));
  const fields = [...fieldsOf(company, names).map(({ text }) => text), ...everyday, ...states];
  const texts = fields.map((text) => ` ${foldSearched(text)}`);
  const words = [...new Set(texts.flatMap((text) => text.trim().split(' ')))];
  const tree = letterTree(packWords(words));
  const changes: Respelling[] = [];
  const meant = new Map<string, string>();
  for (const { word, joined } of wantedWords(query)) {
    const compounds = joined.map(({ text }) => text);
    const written = [word, ...splitsOf(word), ...compounds];
    if (written.some((text) => texts.some((field) => field.includes(` ${text}`)))) continue;
    const change = nearest(tree, [word, ...compounds]);
    if (!change) continue;
    meant.set(word, change.meant);
    if (change.typed === word) changes.push(change);
  }
  const respelt = new Set(query.words.map((word) => meant.get(word) ?? word));
  return {
    meant: { ...query, words: [...respelt] },
    changes: changes.map((change) => asWritten(change, query.text, fields)),
  };
}

function asWritten(change: Respelling, text: string, fields: readonly string[]): Respelling {
  const typed = writtenForms([change.typed], [text]).get(change.typed) ?? change.typed;
  const meant = writtenForms([change.meant], fields).get(change.meant) ?? change.meant;
  return { typed, meant: inCaseOf(typed, meant) };
}

function nearest(tree: LetterTree, spellings: readonly string[]): Respelling | null {
  for (const kind of ['words', 'beginnings'] as const) {
    for (const typed of spellings.filter((text) => !text.includes(' '))) {
      const [similar] = similarIn([tree], typed, kind);
      if (similar) return { typed, meant: similar.text };
    }
  }
  return null;
}
