import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import { SHORT_FORMS, TERM_WORDS, type TermId } from '../help/register-terms';
import { has, type Match, masked, matchesOf, matchOf } from '../words/match';
import { DEFINE } from '../words/question-words';
import { KEY_FIGURE_WORDS } from '../words/vocabulary';
import type { Asked } from './asked';

/** Words to explain: terms of the register and of accounts, and key figures. */
export type Terms = { kind: 'terms'; terms: TermId[]; figures: KeyFigureId[] };

const DIFFERENCE =
  '(?:the )?(?:difference|different|differs?)(?: between)?|forskel(?:len|lige)?(?: paa| mellem)?|versus|vs';
/** Without an article: "the equity" is that of a company. */
const WHAT_IS =
  'what (?:is|are)(?: an?| meant by)?(?! the)|whats|what s(?: an?)?(?! the)|hvad er(?: et| en| der ment med)?(?! (?:den|det))|hvad vil det sige';
const INDEFINITE = '(?:what (?:is|are|s)|whats) an?|hvad er (?:et|en)';

const CALL =
  '(?:call|phone|ring|write|mail|email|contact|approach|ringe?r?|kontakte?r?|skrive?r?|maile?r?)';
/** "May I call companies with advertising protection?" */
const CALLS_PROTECTED = `(?:can|may|maa|kan|allowed|tilladt) (?:.* )?${CALL} (?:.* )?(?:advertising protect[a-z]*|reklamebeskyt[a-z]*)|reklamebeskyt[a-z]* (?:.* )?(?:maa|kan) (?:.* )?${CALL}`;
/** A capital within a question may begin a name. */
const NAMED = /(?<=\S\s)\p{Lu}(?!\s)/u;

const wordOf = (folded: string, [first]: readonly Match<unknown>[]) =>
  first ? folded.slice(first.at, first.at + first.length) : '';

/**
 * "What is a P-number?", "the difference between ApS and A/S": only terms of the register, and no
 * company. While a company is under discussion, "what is equity?" asks for its figure.
 */
export function readTerms(
  { question, folded, subjectOf }: Asked,
  companySpokenOf: boolean,
): Terms | null {
  if (has(CALLS_PROTECTED, folded) && !NAMED.test(question)) {
    return { kind: 'terms', terms: ['protection'], figures: [] };
  }
  const differs = matchOf(DIFFERENCE, folded);
  const defines = [...matchOf(DEFINE, folded), ...differs];
  const asks = [...defines, ...matchOf(WHAT_IS, folded)];
  const isGeneral = defines.length > 0 || matchOf(INDEFINITE, folded).length > 0;
  if (asks.length === 0 || (companySpokenOf && !isGeneral)) return null;
  // "ROE vs ROI" while a company is under discussion asks for its figures.
  const isOfFigures =
    differs.length > 0 && (!companySpokenOf || !/^v/.test(wordOf(folded, differs)));
  const figures = isOfFigures ? matchesOf(KEY_FIGURE_WORDS, masked(folded, asks)) : [];
  const rest = masked(folded, [...asks, ...figures]);
  const written = SHORT_FORMS.flatMap(([means, form, fold]): Match<TermId>[] =>
    form.test(question) ? matchesOf([[means, fold]], rest) : [],
  );
  const found = [...matchesOf(TERM_WORDS, masked(rest, written)), ...written];
  const { name, key, pronoun } = subjectOf(found, figures, asks);
  const isNone = found.length + figures.length === 0;
  if (isNone || name !== null || key !== null || pronoun) return null;
  const terms = found.map(({ means }) => means);
  return { kind: 'terms', terms, figures: figures.map(({ means }) => means) };
}
