import type { RoleGroup } from '@/lib/roles/types';
import { foldText } from '@/lib/words/fold';
import type { Match } from '../words/match';
import { asksOfOne } from '../words/vocabulary';
import type { RoleTime } from './role-time';
import type { ShareBound } from './share-bound';
import { hasPronoun, isPronoun, keyIn, markedNames, namesIn, quotedIn } from './subject';

/**
 * The company a question is about: by number, by name, or without either the one under discussion.
 */
export type Subject = {
  key: string | null;
  name: string | null;
  pronoun: boolean;
  /** Further companies that are named beside it. */
  also?: string[];
  /** What the question says beside the name and the words that are understood. */
  unread?: string[];
};

/** Asks who holds some kinds of role in a company. */
export type RolesAsked = {
  kind: 'roles';
  groups: RoleGroup[];
  former: boolean;
  year: number | null;
  /** Any other time than one year, and whether they joined or left then. */
  time?: RoleTime;
  /** Of the owners, those with such a share. */
  share?: ShareBound;
  /** Both current and former ones. */
  ever?: true;
  /** "When it went bankrupt"; `spoken`: at the time that was spoken of last. */
  backThen?: 'ended' | 'spoken';
  subject: Subject;
};

export type OwnershipAsked = {
  kind: 'ownership';
  /** A day of the past, YYYY-MM-DD; null: today. */
  on: string | null;
  subject: Subject;
};

/**
 * A question with its folded form, and a function that finds its subject in the words that remain
 * once the understood ones are removed.
 */
export type Asked = {
  question: string;
  folded: string;
  subjectOf: (...of: Match<unknown>[][]) => Subject;
};

const isAbbreviation = (word: string, question: string) =>
  /^\p{Lu}{2,}(?:['’]s)?[?!.,]*$/u.test(word) &&
  /\p{Ll}/u.test(question) &&
  !asksOfOne(foldText(word));

/** The words of a question with their positions, folded once for all look-ups. */
export const placedWords = (question: string) =>
  [...question.matchAll(/\S+/g)].flatMap(({ index, 0: word }) =>
    foldText(word)
      .split(' ')
      .filter(Boolean)
      .map((folded) => ({ folded, word, index })),
  );

/** A piece of a folded question as the question spells it: "Østergaard" for "oestergaard". */
export function asWritten(question: string, piece: string, words = placedWords(question)): string {
  const wanted = piece.split(' ');
  const from = words.findIndex((_, at) =>
    wanted.every((folded, next) => words[at + next]?.folded === folded),
  );
  let to = from + wanted.length - 1;
  // "Emlex IT": in capitals "IT" is not a pronoun but part of the name.
  while (isAbbreviation(words[to + 1]?.word ?? '', question)) to += 1;
  const [first, last] = [words[from], words[to]];
  if (!first || !last) {
    // A name stood between its words.
    const spelt = wanted.map(
      (folded) => words.find((one) => one.folded === folded)?.word ?? folded,
    );
    return spelt.join(' ').replace(/[?!:;,]/g, '');
  }
  const written = question
    .slice(first.index, last.index + last.word.length)
    .replace(/(?<=\p{Lu}{2})['’]s$/u, '');
  return written.replace(/^[\s("“”„«»'’,]+|[\s)"“”„«»?!:;,]+$/g, '');
}

/** The longest capitalised piece, else the longest: "lave en graf over … Bech". */
function likeliest(question: string, pieces: string[]): string | null {
  if (pieces.length < 2) return pieces[0] ?? null;
  const isCapital = (piece: string) => /^\p{Lu}/u.test(asWritten(question, piece));
  return pieces.find(isCapital) ?? pieces[0] ?? null;
}

function subjectMaker(
  question: string,
  folded: string,
  [quoted = null, ...also]: readonly (string | null)[],
): Asked['subjectOf'] {
  const key = keyIn(question);
  const toWritten = (piece: string) => asWritten(question, piece);
  return (...understood) => {
    const pieces = namesIn(folded, understood.flat());
    const written = quoted ?? likeliest(question, pieces);
    // "Should I do business with them?": "Them" is also a town.
    const name = written !== null && isPronoun(written) ? null : written;
    const unread = pieces.filter((piece) => piece !== written);
    return {
      key,
      name: key !== null || name === null ? null : toWritten(name),
      pronoun: hasPronoun(folded),
      ...(key === null && also.length > 0 && { also: also.filter((one) => one !== null) }),
      ...(name !== null && unread.length > 0 && { unread: unread.map(toWritten) }),
    };
  };
}

/** A question with its name left among its words, for questions that may name several. */
export function askedPlainly(question: string, folded = foldText(question)): Asked {
  const [quoted = null] = quotedIn(question);
  return { question, folded, subjectOf: subjectMaker(question, folded, [quoted]) };
}

/** A question whose names, if they are marked as such, are removed from its words. */
export function askedOfOne(question: string, folded = foldText(question)): Asked {
  const names = markedNames(question);
  if (names.length === 0) return askedPlainly(question, folded);
  const without = names
    .reduce((left, name) => left.replace(foldText(name), ' '), folded)
    .replace(/ +/g, ' ')
    .trim();
  return { question, folded: without, subjectOf: subjectMaker(question, without, names) };
}
