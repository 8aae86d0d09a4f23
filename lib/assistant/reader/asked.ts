import { hasPronoun, keyIn, nameIn, quotedIn } from './subject';
import { type Match, matchesOf, wordsPattern } from './vocabulary';

/** Which company is meant: by number, by name, or without either the one that is spoken of. */
export type Subject = { key: string | null; name: string | null; pronoun: boolean };

/** A question, folded too, and what is left of it without what was understood. */
export type Asked = {
  question: string;
  folded: string;
  subjectOf: (...of: Match<unknown>[][]) => Subject;
};

export function subjectMaker(question: string, folded: string): Asked['subjectOf'] {
  const key = keyIn(question);
  const [quoted] = quotedIn(question);
  return (...understood) => {
    const name = quoted ?? nameIn(folded, understood.flat());
    const isNumber = key !== null && (name === null || /^[\d ]*$/.test(name));
    return {
      key,
      name: key !== null && (isNumber || name !== null) ? null : name,
      pronoun: hasPronoun(folded),
    };
  };
}

export const matchOf = (words: string, text: string) => matchesOf([[true, words]], text);

export const has = (words: string, text: string) => wordsPattern(words).test(text);
