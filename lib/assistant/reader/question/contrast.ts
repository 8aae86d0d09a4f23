import { foldText } from '@/lib/words/fold';
import { has, masked, matchesOf } from '../words/match';
import { AMOUNT_WORDS, FACT_WORDS, FIGURE_ADJECTIVES, KEY_FIGURE_WORDS } from '../words/vocabulary';
import { yearsIn } from './subject';
import type { OrderedBy } from './understand-most';
import { LESS, MORE } from './when';
import { asksYesOrNo, withoutHowMuch } from './yes-or-no';

/** What a yes or no question says of the first of two companies: "is A larger than B?" */
export type Contrast = {
  degree: 'more' | 'less';
  by: OrderedBy[];
  isTurned: boolean;
  /** Asked is how much it differs, not whether. */
  asksHowMuch?: true;
};

const OF_MORE = `${MORE}|younger|newer|richer|yngre|nyere|rigere`;
const OF_LESS = `${LESS}|older|aeldre`;
const AGE = 'older|younger|newer|aeldre|yngre|nyere';
const SIZE = 'larger|bigger|greater|smaller|stoerre|mindre';
/** A larger loss is a lower result, and no loss at all is neither. */
const LOSS = 'loss(?:es)?|loses?|underskud(?:det)?|tab(?:et)?|taber|tabte';
/** "Is Bech larger than it?": the company under discussion is the second. */
const THAN_IT =
  '(?:than|end) (?:it|they|them|this (?:company|one)|den|det|dem|dette selskab|denne virksomhed|selskabet|virksomheden)$';

const DIFFERENCE = 'difference|forskel(?:len)?';

const NOBODY = { key: null, name: null, pronoun: false };
const fact = (field: string, year: number | null = null): OrderedBy => ({
  kind: 'fact',
  fields: [field],
  year,
  subject: NOBODY,
});

/** The figures that decide it: one that is named, or those of a size that is not. */
function measuresIn(folded: string): OrderedBy[] {
  const [year = null] = yearsIn(folded).map(({ means }) => means);
  const when = { year, span: null, history: false, subject: NOBODY };
  const ratios = [
    ...matchesOf(KEY_FIGURE_WORDS, folded).map(({ means }) => means),
    ...matchesOf(FIGURE_ADJECTIVES, folded).flatMap(({ means }) => means),
  ];
  if (ratios.length > 0) {
    return ratios.map((field) => ({ kind: 'keyFigures', fields: [field], ...when }));
  }
  const staff = FACT_WORDS.filter(([field]) => field === 'employees');
  if (matchesOf(staff, folded).length > 0) return [fact('employees', year)];
  const amounts = matchesOf(AMOUNT_WORDS, folded);
  if (amounts.length > 0) {
    return amounts.map(({ means }) => ({ kind: 'amounts', fields: [means], ...when }));
  }
  if (has(AGE, folded)) return [fact('founded')];
  const isOfSize = has(SIZE, folded);
  return isOfSize
    ? [fact('employees', year), { kind: 'amounts', fields: ['revenue'], ...when }]
    : [];
}

/** A folded question without the names in it. */
export function withoutNames(folded: string, names: readonly string[]): string {
  const named = names.flatMap((name) => {
    const at = folded.indexOf(foldText(name));
    return at < 0 ? [] : [{ means: true, at, length: foldText(name).length }];
  });
  return masked(folded, named);
}

/** The figures of companies that a question compares, or only names. */
export const measuresOf = (question: string, names: readonly string[]): OrderedBy[] =>
  measuresIn(withoutNames(foldText(question), names));

/** "The difference in revenue between A and B": of one figure that is named. */
function readDifference(folded: string, names: readonly string[]): Contrast | null {
  const rest = withoutNames(folded, names);
  const by = has(DIFFERENCE, rest) ? measuresIn(rest) : [];
  return by.length > 0 ? { degree: 'more', by, isTurned: false, asksHowMuch: true } : null;
}

/**
 * Reads a comparison of two companies that is answered by yes or no, or by how much they differ;
 * null for any other question.
 * @param names the names of the companies, whose words say nothing
 */
export function readContrast(question: string, names: readonly string[]): Contrast | null {
  const asWhether = withoutHowMuch(question);
  const folded = foldText(asWhether ?? question);
  if (!asksYesOrNo(folded) || !has('than|end', folded)) return readDifference(folded, names);
  const rest = withoutNames(folded, names);
  const [isMore, isLess] = [has(OF_MORE, rest), has(OF_LESS, rest)];
  const by = measuresIn(rest);
  if (isMore === isLess || has(LOSS, rest) || by.length === 0) return null;
  return {
    degree: isMore ? 'more' : 'less',
    by,
    isTurned: has(THAN_IT, rest),
    ...(asWhether !== null && { asksHowMuch: true }),
  };
}
