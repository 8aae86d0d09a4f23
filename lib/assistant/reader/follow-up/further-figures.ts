import type { Exchange } from '@/lib/assistant/types';
import { answerOfOne } from '../company/of-one';
import { manyAnswer, readMany } from '../lists/many';
import type { Measure } from '../question/measures';
import { isAside } from '../question/spoken-of';
import { understand } from '../question/understand';
import { isOfFigures, type OfFigures } from '../question/understand-most';
import { hasTime, type When } from '../question/when';
import type { Asking, Reply } from '../text/reply';
import { fragmentOf, onlyYear } from './fragment';

const NO_TIME: When = { year: null, span: null, history: false };
const timeOf = ({ year, span, history, most, pick, yearly }: When): When => ({
  ...{ year, span, history },
  ...(most && { most }),
  ...(pick && { pick }),
  ...(yearly && { yearly }),
});
const namesNone = ({ subject }: OfFigures) => subject.name === null && subject.key === null;

type Before = { asked: OfFigures; when: When };

/** The figures under discussion after an exchange: "and in 2019?" changes the year only. */
function after(before: Before | null, { question, answer }: Exchange): Before | null {
  const fragment = fragmentOf(question);
  const asked = understand(fragment ?? question, true);
  if (isOfFigures(asked)) {
    const isNew = hasTime(asked) || !namesNone(asked) || before === null;
    return { asked, when: isNew ? timeOf(asked) : before.when };
  }
  const year = fragment === null ? null : onlyYear(fragment);
  if (before && year !== null) return { ...before, when: { ...NO_TIME, year } };
  return fragment !== null || isAside({ question, answer }) ? before : null;
}

/**
 * "And the profit?" after the revenue of five years asks for those years, "which year was best?"
 * for the figure under discussion. Null when the question is complete in itself.
 */
export async function furtherFigures(asking: Asking): Promise<Reply | null> {
  const fragment = fragmentOf(asking.question);
  const asked = understand(fragment ?? asking.question, true);
  const year = fragment === null ? null : onlyYear(fragment);
  if (year === null && !(isOfFigures(asked) && namesNone(asked))) return null;
  const before = asking.spoken.former.reduce<Before | null>(after, null);
  if (!before) return null;
  if (year !== null) {
    return answerOfOne(asking, { ...before.asked, ...NO_TIME, pick: undefined, year });
  }
  if (!isOfFigures(asked)) return null;
  if (asked.pick && asked.fields === null) {
    const { kind, fields } = before.asked;
    const time = timeOf(asked);
    const figures = { ...asked, kind, fields, ...time } as OfFigures;
    return answerOfOne(asking, figures);
  }
  if (hasTime(asked) || !hasTime(before.when)) return null;
  return answerOfOne(asking, { ...asked, ...before.when });
}

const AND =
  "(?:(?:and|og|but|men|what about|how about|hvad med)\\s+)?(?:(?:what is|what’s|what's|hvad er)\\s+)?(?:the\\s+)?";
const ALONE: [Measure['as'], RegExp][] = [
  [
    'mean',
    new RegExp(
      `^\\s*${AND}(?:average|avg\\.?|mean|gennemsnittet|gennemsnit|gns\\.?)[?!.\\s]*$`,
      'i',
    ),
  ],
  ['median', new RegExp(`^\\s*${AND}(?:median|medianen)[?!.\\s]*$`, 'i')],
  ['sum', new RegExp(`^\\s*${AND}(?:total|sum|summen)[?!.\\s]*$`, 'i')],
];

const measureIn = (question: string) =>
  ALONE.find(([, words]) => words.test(question))?.[0] ?? null;

/** The question that the newest answer is of, without "and the median?" and asides. */
const questionBefore = (former: readonly Exchange[]) =>
  former.findLast((one) => !isAside(one) && measureIn(one.question) === null)?.question;

/** "And the median?" right after an average, of many companies or of one among its peers. */
export async function ofOtherMeasure(asking: Asking): Promise<Reply | null> {
  const as = measureIn(asking.question);
  const before = as === null ? undefined : questionBefore(asking.spoken.former);
  if (as === null || before === undefined) return null;
  const asked = understand(before, true);
  if (asked.kind === 'peers') return answerOfOne(asking, asked);
  const many = readMany(before);
  return many?.kind === 'measure' ? manyAnswer(asking, { ...many, as }) : null;
}
