import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import type { StatementField } from '@/lib/financials/types';
import { SHORT_FORMS, TERM_WORDS, type TermId } from '../terms';
import { AMOUNT_TERMS } from '../terms/amounts';
import {
  anyOf,
  type Entry,
  everyMatch,
  has,
  type Match,
  masked,
  matchesOf,
  matchOf,
  wordsPattern,
} from '../words/match';
import { DEFINE, KEY_FIGURE_WORDS } from '../words/vocabulary';
import { type Asked, askedPlainly, asWritten } from './asked';
import { hasPronoun, quotedIn } from './subject';

/** Words to explain: terms of the register and of accounts, lines of accounts, and key figures. */
export type Terms = {
  kind: 'terms';
  terms: TermId[];
  amounts: StatementField[];
  figures: KeyFigureId[];
  /** The only word asked for, where it is written like a name. */
  called?: string;
};
/** Key figures to explain; none: all. */
export type Define = { kind: 'define'; figures: KeyFigureId[] };

const DIFFERENCE =
  '(?:the )?(?:difference|different|differs?)(?: between)?|forskel(?:len|lige)?(?: paa| mellem)?|versus|vs';
const BEING = '(?: (?:to be|to have|that|if|when|at vaere|at have|at faa|at(?= )|hvis|naar))?';
/** Without an article: "the equity" is that of a company. */
const WHAT_IS =
  'what (?:is|are)(?: an?| meant by)?(?! the)|whats|what s(?: an?)?(?! the)|hvad er(?: et(?! aktiv$)| en| der ment med)?(?! (?:den|det))';
const INDEFINITE = '(?:what (?:is|are|s)|whats) an?|hvad er (?:et|en)';
/** "It" stands for no company here. */
const IT_MEANS = `what does it mean${BEING}|hvad vil det sige${BEING}|hvad (?:betyder|indebaerer) det(?= (?:at|hvis|naar))${BEING}`;

const CALL =
  '(?:call|phone|ring|write|mail|email|contact|approach|ringe?r?|kontakte?r?|skrive?r?|maile?r?)';
/** "May I call companies with advertising protection?" */
const CALLS_PROTECTED = `(?:can|may|maa|kan|allowed|tilladt) (?:.* )?${CALL} (?:.* )?(?:advertising protect[a-z]*|reklamebeskyt[a-z]*)|reklamebeskyt[a-z]* (?:.* )?(?:maa|kan) (?:.* )?${CALL}`;
/** A capital within a question may begin a name. */
const MAY_BE_NAMED = /(?<=\S\s)\p{Lu}(?!\s)/u;
const IS_NAME = /^\p{Lu}\p{Ll}/u;

type Word = { term: TermId } | { amount: StatementField };

const WORDS: Entry<Word>[] = [
  ...TERM_WORDS.map(([term, words]): Entry<Word> => [{ term }, words]),
  ...AMOUNT_TERMS.map(([amount, words]): Entry<Word> => [{ amount }, words]),
];

/** The longest term of a text: "deferred tax" is not the tax. */
function longestIn(text: string): Match<Word> | null {
  const all = WORDS.flatMap(([means, words]): Match<Word>[] => {
    const found = [...text.matchAll(new RegExp(wordsPattern(words), 'g'))];
    return found.map(({ index: at, 0: { length } }) => ({ means, at, length }));
  });
  return all.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** All terms of a text, in its order. */
function termsIn(text: string): Match<Word>[] {
  const found: Match<Word>[] = [];
  for (let next = longestIn(text); next; next = longestIn(masked(text, found))) found.push(next);
  return found.toSorted((a, b) => a.at - b.at);
}

const wordOf = (folded: string, [first]: readonly Match<unknown>[]) =>
  first ? folded.slice(first.at, first.at + first.length) : '';

/** "Hvad er egenkapitalen?" asks for that of a company. */
const DEFINITE = /(?:en|et|ne)$/;

const isDefinite = (folded: string, found: readonly Match<Word>[]) =>
  found.some((one) => 'amount' in one.means && DEFINITE.test(wordOf(folded, [one])));

/** "What does “solvency ratio” mean?": in quotes, a term is no name. */
function withoutQuotes(asked: Asked): Asked {
  if (quotedIn(asked.question).length === 0) return asked;
  return askedPlainly(asked.question.replace(/["“”„«»]/g, ' '));
}

type Found = { asks: Match<unknown>[]; words: Match<Word>[]; figures: Match<KeyFigureId>[] };

const meanings = ({ words, figures }: Found): Omit<Terms, 'kind' | 'called'> => ({
  terms: words.flatMap(({ means }) => ('term' in means ? means.term : [])),
  amounts: words.flatMap(({ means }) => ('amount' in means ? means.amount : [])),
  figures: figures.map(({ means }) => means),
});

/** Whether a question has nothing but those words: no company, and no other words. */
function isNothingElse({ folded, subjectOf }: Asked, { asks, words, figures }: Found): boolean {
  // "ROE, return on equity" names the same twice.
  const named = figures.length > 0 ? everyMatch(anyOf(KEY_FIGURE_WORDS), folded) : [];
  const { name, key } = subjectOf(asks, words, figures, named);
  return name === null && key === null && !hasPronoun(masked(folded, asks));
}

/**
 * "What is a P-number?", "the difference between ApS and A/S": only terms of the register, and no
 * company. While a company is under discussion, "what is equity?" asks for its figure.
 */
export function readTerms(given: Asked, companySpokenOf: boolean): Terms | Define | null {
  if (has(CALLS_PROTECTED, given.folded) && !MAY_BE_NAMED.test(given.question)) {
    return { kind: 'terms', terms: ['protection'], amounts: [], figures: [] };
  }
  const asked = withoutQuotes(given);
  const { question, folded } = asked;
  const differs = matchOf(DIFFERENCE, folded);
  const means = matchOf(IT_MEANS, folded);
  const defines = [...means, ...everyMatch(DEFINE, masked(folded, means)), ...differs];
  const asks = [...defines, ...matchOf(WHAT_IS, masked(folded, defines))];
  const isGeneral = defines.length > 0 || matchOf(INDEFINITE, folded).length > 0;
  if (asks.length === 0 || (companySpokenOf && !isGeneral)) return null;
  // "ROE vs ROI" while a company is under discussion asks for its figures.
  const isOfFigures =
    asked !== given ||
    (differs.length > 0 && (!companySpokenOf || !/^v/.test(wordOf(folded, differs))));
  const figures = isOfFigures ? matchesOf(KEY_FIGURE_WORDS, masked(folded, asks)) : [];
  const rest = masked(folded, [...asks, ...figures]);
  const written = SHORT_FORMS.flatMap(([term, form, fold]): Match<Word>[] =>
    form.test(question) ? matchesOf([[{ term }, fold]], rest) : [],
  );
  const words = [...termsIn(masked(rest, written)), ...written].toSorted((a, b) => a.at - b.at);
  // As does "cash vs debt".
  const isVersus = asks.every((one) => /^v/.test(wordOf(folded, [one])));
  const areAmounts = words.length > 0 && words.every(({ means }) => 'amount' in means);
  if (companySpokenOf && isVersus && areAmounts) return null;
  const found = { asks, words, figures };
  if (words.length + figures.length === 0 || !isNothingElse(asked, found)) return null;
  if (words.length === 0 && differs.length === 0) {
    return { kind: 'define', figures: meanings(found).figures };
  }
  if (defines.length === 0 && isDefinite(folded, words)) return null;
  const [only, other] = words;
  const name = only && !other ? asWritten(question, wordOf(folded, [only])) : '';
  const isCalled = defines.length === 0 && IS_NAME.test(name);
  return { kind: 'terms', ...meanings(found), ...(isCalled && { called: name }) };
}
