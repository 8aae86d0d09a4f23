import type { Exchange } from '@/lib/assistant/types';
import { answerOfOne } from '../company/of-one';
import type { Spoken } from '../company/which-company';
import { isAside } from '../question/spoken-of';
import { type Understood, understand } from '../question/understand';
import { hasTime, type When } from '../question/when';
import type { Asking, Reply } from '../text/reply';
import { fragmentOf, onlyYear } from './fragment';

type OfFigures = Extract<Understood, { kind: 'amounts' | 'keyFigures' }>;

const isOfFigures = (asked: Understood): asked is OfFigures =>
  asked.kind === 'amounts' || asked.kind === 'keyFigures';

const NO_TIME: When = { year: null, span: null, history: false };
const timeOf = ({ year, span, history, most, pick }: When): When => ({
  ...{ year, span, history },
  ...(most && { most }),
  ...(pick && { pick }),
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
export async function furtherFigures(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const fragment = fragmentOf(asking.question);
  const asked = understand(fragment ?? asking.question, true);
  const year = fragment === null ? null : onlyYear(fragment);
  if (year === null && !(isOfFigures(asked) && namesNone(asked))) return null;
  const before = (spoken.former ?? []).reduce<Before | null>(after, null);
  if (!before) return null;
  if (year !== null) {
    return answerOfOne(asking, { ...before.asked, ...NO_TIME, pick: undefined, year }, spoken);
  }
  if (!isOfFigures(asked)) return null;
  if (asked.pick && asked.fields === null) {
    const { kind, fields } = before.asked;
    const time = timeOf(asked);
    const figures = { ...asked, kind, fields, ...time } as OfFigures;
    return answerOfOne(asking, figures, spoken);
  }
  if (hasTime(asked) || !hasTime(before.when)) return null;
  return answerOfOne(asking, { ...asked, ...before.when }, spoken);
}
