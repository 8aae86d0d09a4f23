import { foldText } from '@/lib/words/fold';
import { has, matchesOf } from '../words/match';
import { FIGURE_ADJECTIVES } from '../words/peer-words';
import { MORE, ONE_OF_MANY } from '../words/question-words';
import { askedOfOne } from './asked';
import { type AboutOne, readOfOne } from './understand-company';

/** A figure by which companies are put in order. */
export type OrderedBy = Extract<AboutOne, { kind: 'fact' | 'amounts' | 'keyFigures' }>;

const NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|to|tre|fire|fem|seks|syv|otte|ni|ti|\\d{1,2}';
const NOUN = '(?: one| company| firm| business| virksomhed| selskab| firma)?';
const NOUNS =
  '(?: companies| firms| businesses| virksomheder(?:ne)?| selskaber(?:ne)?| firmaer(?:ne)?)?';
/** "Of them", "af de to selskaber", "of the companies". */
const OF_SEVERAL = `(?:(?:of|among|af|blandt) (?:(?:them|those|these|dem|disse|de her)|(?:(?:the|these|those|de|disse) (?:${NUMBERS})))${NOUNS}|of the (?:companies|firms|businesses)|af (?:virksomhederne|selskaberne|firmaerne))`;
const WHICH = `(?:which|who|what|hvem|hvilken|hvilket|hvad)`;
const OF_THEM = `${WHICH}${NOUN}|${OF_SEVERAL}`;
const IS_ALONE = new RegExp(
  `^(?:(?:and|og|so|saa) )?${WHICH}${NOUN}(?: ${OF_SEVERAL})? (?:is|er)(?: the| den| det)? [a-z]+(?: one)?(?: ${OF_SEVERAL})?$`,
);

const LEAST =
  'least|lowest|smallest|fewest|less|lower|worst|mindst|mindste|lavest|laveste|faerrest|oldest|older|aeldst|aeldste|aeldre';
const AGE = 'oldest|older|newest|newer|youngest|younger|aeldste?|aeldre|nyeste?|yngste?|yngre';
const SIZE = 'largest|larger|biggest|bigger|smallest|smaller|stoerste?|stoerre|mindste?|mindre';

const IS_MOST = new RegExp(
  `^(?:(?:and|og|so|saa) )?${WHICH}${NOUN}(?: ${OF_SEVERAL})? (?:is|er)(?: the| den| det)? (?:most|more|least|less|mest|mere|mindst|mindre) `,
);

const FACTS = ['employees', 'founded', 'locations'];
const OF_FACT = {
  kind: 'fact',
  year: null,
  subject: { key: null, name: null, pronoun: true },
} as const;

/** The lowest value, or the earliest day, comes first. */
export const asksForLeast = (question: string) => has(LEAST, foldText(question));

/** The one figure that a text names, by which companies can be put in order. */
export function figureIn(text: string): OrderedBy | null {
  const asked = readOfOne(askedOfOne(text));
  // Capitalised words name another company.
  if (asked && 'subject' in asked && /\p{Lu}|\d{8}/u.test(asked.subject.name ?? '')) return null;
  if (asked?.kind === 'amounts' || asked?.kind === 'keyFigures') return asked;
  return asked?.kind === 'fact' && FACTS.includes(asked.fields[0] ?? '') ? asked : null;
}

/** The figure that a question compares: "which has most employees?", "which is oldest?" */
export function readMostOf(question: string): OrderedBy | null {
  const folded = foldText(question);
  if (!has(`${MORE}|${ONE_OF_MANY}`, folded) || !has(OF_THEM, folded)) return null;
  const asked = figureIn(question);
  if (asked) return asked;
  const [adjective] = IS_MOST.test(folded) ? matchesOf(FIGURE_ADJECTIVES, folded) : [];
  if (adjective) {
    const when = { year: null, span: null, history: false };
    return { kind: 'keyFigures', fields: [...adjective.means], ...when, subject: OF_FACT.subject };
  }
  // The question only asks which company it is.
  if (!IS_ALONE.test(folded)) return null;
  if (has(AGE, folded)) return { ...OF_FACT, fields: ['founded'] };
  return has(SIZE, folded) ? { ...OF_FACT, fields: ['employees'] } : null;
}

const SORT =
  /^\s*(?:(?:please|can you|could you|kan du|vil du|and|og) )*(?:sort(?:er|ér)?|order|rank|rang[eé]r|ordn) (?:(?:them|those|these|dem|disse|the list|listen) )?(?:all |alle )?(?:by|after|efter|på) (?<by>.+?)[?!.\s]*$/iu;
const ASCENDING =
  '(?:lowest|smallest|fewest|oldest|laveste|mindste|faerrest|aeldste) (?:first|foerst)|ascending|stigende';
const BY_AGE = 'age|alder(?:en)?|founding(?: (?:date|day|year))?|stiftelse(?:n|sdato|saar)?';
const BY_SIZE = '(?:the )?size|stoerrelsen?';

/** "Sort them by revenue": the figure, and whether the lowest comes first. */
export function readSort(question: string): { by: OrderedBy; isLeast: boolean } | null {
  const { by = '' } = SORT.exec(question)?.groups ?? {};
  const folded = foldText(by);
  if (folded === '') return null;
  const isLeast = has(ASCENDING, folded);
  if (has(BY_AGE, folded)) return { by: { ...OF_FACT, fields: ['founded'] }, isLeast: true };
  if (has(BY_SIZE, folded)) return { by: { ...OF_FACT, fields: ['employees'] }, isLeast };
  const figure = figureIn(by);
  return figure && { by: figure, isLeast };
}
