import { foldText } from '@/lib/words/fold';
import { everyMatch, has, masked, matchesOf, tableOf } from '../words/match';
import { AMOUNT_WORDS, FIGURE_ADJECTIVES, MORE, ONE_OF_MANY, SEVERAL } from '../words/vocabulary';
import { askedOfOne } from './asked';
import { type AboutOne, readOfOne } from './understand-company';

/** A figure by which companies are put in order. */
export type OrderedBy = Extract<AboutOne, { kind: 'fact' | 'amounts' | 'keyFigures' }>;
export type OfFigures = Exclude<OrderedBy, { kind: 'fact' }>;

export const isOfFigures = (asked: { kind: string }): asked is OfFigures =>
  asked.kind === 'amounts' || asked.kind === 'keyFigures';
export const isOrderedBy = (asked: { kind: string }): asked is OrderedBy =>
  asked.kind === 'fact' || isOfFigures(asked);

const NUMBERS = `${SEVERAL}|\\d{1,2}`;
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

/** A figure of several companies that is added up; `by`: null for the one spoken of before. */
export type Total = { kind: 'total'; as: 'sum' | 'mean' | 'median'; by: OrderedBy | null };

const AS = tableOf<Total['as']>({
  median: 'median(?:en)?|typical|typiske?',
  mean: 'averages?|mean|gennemsnit(?:tet|lige?|ligt)?|i snit',
  sum: 'together|altogether|combined|total(?:led)?|totalt|in all|overall|sum|summen|add(?:ed|s)? up|tilsammen|sammenlagte?|i alt|samlede?|ialt',
});
const AROUND = '(?:on|in|i) (?:an? )?(?=averages?|total)';
/** "Is it above the average?" adds nothing up. */
const COMPARES = 'above|below|over|under|than|end|better|worse|bedre|daarligere';

const asIn = (folded: string) => {
  // "Total assets" is one line of the accounts.
  const rest = masked(folded, matchesOf(AMOUNT_WORDS, folded));
  return has(COMPARES, rest) ? undefined : AS.find(([, words]) => has(words, rest));
};

/** The words of the sum, which are none of the figure. */
function withoutSum(text: string, words: string): string {
  const folded = foldText(text);
  return masked(folded, everyMatch(`${AROUND}|${words}`, folded))
    .replace(/#+/g, ' ')
    .trim();
}

/** "How many employees has it together?"; null for what is not added up. */
export function readTotal(text: string): Total | null {
  const found = asIn(foldText(text));
  if (!found) return null;
  const [as, words] = found;
  const by = figureIn(withoutSum(text, words));
  // Ratios have an average, but no sum.
  const isSum = as === 'sum' && by?.kind === 'keyFigures';
  return by?.kind === 'fact' && by.fields[0] === 'founded'
    ? null
    : { kind: 'total', as, by: isSum ? null : by };
}

const BARE =
  /^(?:(?:and|og|so|saa|what about|hvad med) )*(?:(?:what|how much|hvad|hvor meget) (?:is|are|s|er|bliver) )?(?:(?:that|it|the|their|they|det|de|deres|den) )*(?:on |in |i )?(?:averages?|mean|median(?:en)?|total|sum|summen|together|altogether|gennemsnit(?:tet)?|snit|alt|tilsammen|samlet|sammenlagt|combined)(?: (?:then|saa|for (?:them|dem)))*$/;

/** "And on average?", of the figure that was spoken of before. */
export function readBareTotal(question: string): Total | null {
  const folded = foldText(question);
  const [as] = AS.find(([, words]) => has(words, folded)) ?? [];
  return as && BARE.test(folded) ? { kind: 'total', as, by: null } : null;
}

const NAMELESS =
  /^(?:(?:and|og) )*(?:(?:what|how large|how much|hvad|hvor stor|hvor stort|hvor meget) (?:is|are|s|er) )?(?:the|den|det|de) (?:total|combined|average|mean|median|samlede|gennemsnitlige?)(?: (?!in |of |for |i |af |til |hos )[a-z]+){1,4}$/;

/** "What is the average equity?" after a list: it says of nothing else whose it is. */
export const readNamelessTotal = (question: string): Total | null => {
  const total = NAMELESS.test(foldText(question)) ? readTotal(question) : null;
  return total?.by ? total : null;
};

/** The figure that the newest of some questions names. */
export function figureBefore(questions: readonly string[]): OrderedBy | null {
  for (const question of questions.toReversed()) {
    const total = asIn(foldText(question));
    const found = figureIn(total ? withoutSum(question, total[1]) : question);
    if (found) return found;
  }
  return null;
}
