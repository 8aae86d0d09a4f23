import { foldText } from '@/lib/search/fold';
import type { Match } from './vocabulary';

/** Words around a name that are none of its own. */
const AROUND = new Set(
  `who what when where which why how many much is are was were be been the a an of for in at by from to
  on as does do did has have had get got there with about and or please can could you tell me give show
  find know i want would like company firm business called named its it this that these they their
  latest last newest recent current currently today now year years annual total s no number date
  hvem hvad hvornaar hvor hvilke hvilken hvilket hvordan mange meget er var bliver blev den det de
  en et af for i paa hos ved fra til om med og eller har havde han hun du mig kan kunne gerne vil
  venligst fortael vis giv find oplys firmaet virksomheden selskabet selskab virksomhed firma
  hedder kaldet dens dets deres dette denne seneste sidste nyeste aktuelle lige nu i dag aar aarets
  store stort stor dato nummer der som ud far faar samlede koert mon egentlig ca cirka so saa
  mr hr did nogen mean means betyder noget any some whole work works working sit sin sine`.split(
    /\s+/,
  ),
);

const PRONOUN =
  /(?<![a-z0-9])(?:this|that|the) (?:company|firm|business|one)(?![a-z0-9])|(?<![a-z0-9])(?:it|its|they|their|them|den|det|dens|dets|de|deres|dem|dette (?:selskab|firma)|denne virksomhed|selskabet|selskabets|virksomheden|virksomhedens|firmaet|firmaets)(?![a-z0-9])/;

/** Whether a question speaks of the company that was spoken of, or is looked at. */
export const hasPronoun = (folded: string) => PRONOUN.test(folded);

const YEAR =
  /(?<![a-z0-9])(?:(?:in|for|of|from|during|year|fiscal|financial|i|aaret|aar|fra|regnskabsaaret|regnskabsaar|the)(?: the)? ){0,3}((?:19|20)\d\d)(?![a-z0-9])/g;

/** The last year that a question names, with the words that lead to it. */
export function yearIn(folded: string): Match<number> | null {
  const found = [...folded.matchAll(YEAR)].at(-1);
  if (!found) return null;
  return { means: Number(found[1]), at: found.index, length: found[0].length };
}

/** A CVR number, however it is grouped. */
export function keyIn(question: string): string | null {
  const found = /(?<![\d.,])(?:\d[ .]?){7}\d(?![\d.,]?\d)/.exec(question);
  return found ? found[0].replace(/\D/g, '') : null;
}

/** What stands in quotes. */
export function quotedIn(question: string): string[] {
  const found = question.matchAll(/["“”„«»]([^"“”„«»]{1,150})["“”„«»]/g);
  return [...found].flatMap(([, text = '']) => (foldText(text) ? [text.trim()] : []));
}

/** A text without words that are no name's, at both ends. */
export function trimmed(piece: string): string {
  const words = piece.split(' ').filter(Boolean);
  while (words.length > 0 && AROUND.has(words[0] ?? '')) words.shift();
  while (words.length > 0 && AROUND.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** What is left of a folded question without what was understood: the longest piece, or none. */
export function nameIn(folded: string, understood: readonly Match<unknown>[]): string | null {
  let rest = folded;
  for (const { at, length } of understood) {
    rest = rest.slice(0, at) + '#'.repeat(length) + rest.slice(at + length);
  }
  const pieces = rest.split('#').map(trimmed).filter(Boolean);
  return pieces.sort((a, b) => b.length - a.length)[0] ?? null;
}
