import { foldText } from '@/lib/words/fold';
import { everyMatch, has, masked, matchesOf } from '../words/match';
import { AMOUNT_WORDS } from '../words/vocabulary';
import { figureIn, type OrderedBy } from './understand-most';

/** A figure of several companies that is added up; `by`: null for the one spoken of before. */
export type Total = { kind: 'total'; as: 'sum' | 'mean' | 'median'; by: OrderedBy | null };

const AS: [Total['as'], string][] = [
  ['median', 'median(?:en)?'],
  ['mean', 'averages?|mean|gennemsnit(?:tet|lige?|ligt)?|i snit'],
  [
    'sum',
    'together|altogether|combined|total(?:led)?|totalt|in all|overall|sum|summen|add(?:ed|s)? up|tilsammen|sammenlagte?|i alt|samlede?|ialt',
  ],
];
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
