import { unfoldedPattern } from '../words/match';
import { MEASURES, type Measure, readMeasure } from './measures';

/** A question that compares groups of companies; each text is read as a search. */
export type Sides = {
  kind: 'sides';
  sides: [string, string];
  /** The degree that the question asks for; null: how many both are. */
  degree: 'more' | 'fewer' | null;
  /** "Are there more … than …?", answered by yes or no for the first side. */
  isClaim: boolean;
  /** The figure to compare instead of the number of companies. */
  measured: Pick<Measure, 'field' | 'as'> | null;
};

const MORE = 'more|higher|larger|bigger|greater|flere|flest|most|højere|højest|større|størst';
const FEWER = 'fewer|less|lower|smaller|færre|færrest|fewest|lavere|lavest|mindre|mindst';
const degree = (more: string, fewer: string) => `(?:(?<more>${more})|(?<fewer>${fewer}))`;
const DEGREE = degree(MORE, FEWER);
/** Of a figure superlatives too; of companies, "the largest banks or hotels" is a ranking. */
const OF_FIGURE = degree(
  `${MORE}|highest|largest|greatest|højeste|største`,
  `${FEWER}|lowest|smallest|laveste|mindste`,
);
const THAN = '(?<than>than|end)';
const OR = '(?:or|eller)';
const THERE = '(?:are there|is there|er der|findes der|har vi)';
const AGAINST =
  '(?:versus|vs\\.?|kontra|compared (?:to|with)|against|relative to|sammenlignet med|i forhold til|mod)';
const HOW_MANY =
  '(?:how many|the number of|number of|hvor mange|antallet af|antal(?: af)?)(?: (?:are|er)(?: there| der)?)?';
const COMPARE = '(?:(?:please|kan du|can you) )?(?:compare|sammenlign)(?: the| de| det)?';
const AND = '(?:and|with|to|og|med)';

/** The first match wins; `a` and `b` are the sides, `of` applies to both. */
const COUNTED = [
  // "Are there more carpenters than painters in Aarhus?"
  `^${THERE} ${DEGREE} (?<a>.+?) ${THAN} (?<b>.+)$`,
  `^(?:${THERE} |(?:there are |der er )?(?:the )?)${DEGREE} (?<a>.+?),? ${OR} (?<b>.+)$`,
  // "What are there more of in Aarhus, carpenters or painters?"
  `^(?:what|which|who|hvad|hvem|hvilke) (?:are|is|er|findes)(?: there| der)?(?: the)? ${DEGREE}(?: (?:of|af))?(?<where>[^,:]*)[,:] (?<a>.+?) ${OR} (?<b>.+)$`,
  // "Does Odense have more restaurants than Aarhus?"
  `^(?:does|do|has|have|har) (?<a>.+?) (?:(?:have|got) )?${DEGREE} (?<of>.+?) ${THAN} (?<b>.+)$`,
  `^(?:has|have|har) (?<a>.+?) ${OR} (?<b>.+?) ${DEGREE} (?<of>.+)$`,
  // "Where are there more restaurants, in Odense or in Aarhus?"
  `^(?:where|hvor) (?:are|is|er)(?: there| der)?(?: the)? ${DEGREE} (?<of>[^,:]+)[,:] (?<a>.+?) ${OR} (?<b>.+)$`,
  `^(?:which|what|who|hvem|hvilken|hvilket)(?: \\p{L}+)? (?:has|have|har)(?: the)? ${DEGREE} (?<of>[^,:]+)[,:] (?<a>.+?) ${OR} (?<b>.+)$`,
  // "How many bakers are there in Vejle, and how many in Ry?"
  `^${HOW_MANY} (?<a>.+?),? (?:and|og) ${HOW_MANY} (?<b>.+)$`,
  `^(?:${COMPARE} )?(?:${HOW_MANY} )?(?<a>.+?),? ${AGAINST} (?<b>.+)$`,
  `^${COMPARE} (?:${HOW_MANY} )?(?<a>.+),? ${AND} (?<b>.+)$`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** The same for a question from which the figure was removed. */
const MEASURED = [
  `^(?:is|are|er) (?<a>.+?) ${DEGREE} ${THAN} (?<b>.+)$`,
  `^(?:does|do|has|have|har) (?<a>.+?) (?:(?:have|got) )?(?:an? |en |et )?${DEGREE} ${THAN} (?<b>.+)$`,
  `^(?:which|what|who|hvem|hvilken|hvilket)(?: \\p{L}+)? (?:has|have|har)(?: the| den| det)? ${OF_FIGURE} ?[,:] (?<a>.+?) ${OR} (?<b>.+)$`,
  `^(?:${COMPARE} )?(?<a>.+?),? ${AGAINST} (?<b>.+)$`,
  `^${COMPARE} (?<a>.+),? ${AND} (?<b>.+)$`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** "Are there" after what is counted: "restaurants are there in Odense". */
const ASKED = unfoldedPattern('(?:are|is|were|was|er|var|findes)(?: there| der)?');
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[?!.,\s]+$/, '')
    .trim();

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const YEAR_ALONE = new RegExp(`^(?:in |i )?(${YEAR.source})$`, 'iu');

/** "Founded in 2021 vs 2020": the second side differs only in its year. */
const withYear = (a: string, b: string) => {
  const [, year] = YEAR_ALONE.exec(b) ?? [];
  return year && YEAR.test(a) ? a.replace(YEAR, year) : b;
};

const sideOf = (text: string) => tidy(text.replace(ASKED, ' '));

type Read = Pick<Sides, 'sides' | 'degree' | 'isClaim'>;

function readIn(patterns: readonly RegExp[], question: string): Read | null {
  for (const pattern of patterns) {
    const found = pattern.exec(question)?.groups;
    if (!found?.a || !found.b) continue;
    const { a, b, of, where = '', more, fewer, than } = found;
    const whole = (side: string) => sideOf(of ? `${of} ${side}` : `${side} ${where}`);
    const degree = more ? 'more' : fewer ? 'fewer' : null;
    return { sides: [whole(a), withYear(whole(a), whole(b))], degree, isClaim: than !== undefined };
  }
  return null;
}

const OF = '(?: (?:of|in|at|i|af|for|hos))?';

/** "More employees in Odense than in Aarhus": the total of all companies on each side. */
function withFigure(read: Read): Sides {
  for (const [field, names] of MEASURES) {
    const figure = new RegExp(`^(?:the )?(?:${names})${OF}(?= |$)`, 'iu');
    if (!figure.test(read.sides[0])) continue;
    const [a, b] = read.sides.map((side) => tidy(side.replace(figure, '')));
    const sides: Read['sides'] = [a ?? '', b ?? ''];
    return { kind: 'sides', ...read, sides, measured: { field, as: 'sum' } };
  }
  return { kind: 'sides', ...read, measured: null };
}

/** Reads a question that compares two groups of companies; null for any other. */
export function readSides(question: string): Sides | null {
  const asked = tidy(question);
  const measured = readMeasure(asked);
  if (measured) {
    const read = readIn(MEASURED, tidy(measured.companies));
    const { field, as } = measured;
    return read && { kind: 'sides', ...read, measured: { field, as } };
  }
  const read = readIn(COUNTED, asked);
  return read && withFigure(read);
}
