import { accountFigures, type FigurePeriod } from '@/lib/assistant/tools/figures';
import type { Computed } from '../question/understand-computed';
import { amountName } from '../text/names';
import type { Known, Reply, Speak } from '../text/reply';
import { bold } from '../text/texts';
import type { ComputedId } from '../words/computed-words';
import { COMPUTED, notComputedWords, withComputed } from './computed';
import { answerOf, periodsOf } from './figure-answers';

const isComputed = (field: string): field is ComputedId => field in COMPUTED;
const nameOf = (field: string) => (isComputed(field) ? COMPUTED[field].name : amountName(field));
const formulaOf = (field: string) => (isComputed(field) ? COMPUTED[field].formula : undefined);

async function oneAnswer(known: Known, asked: Computed, id: ComputedId): Promise<Reply> {
  const { company, say } = known;
  const { lines: fields, unit } = COMPUTED[id];
  const found = await accountFigures({ key: company.key, fields, ...periodsOf(known, asked) });
  const periods = found?.periods.map((period) => withComputed(id, period)) ?? [];
  const lackingOf = ({ figures }: FigurePeriod) => notComputedWords(id, figures);
  const told = { nameOf, formulaOf, lackingOf, unit, say, asked: 1 };
  return answerOf(known, found && { ...found, periods }, {
    asked: { ...asked, fields: null },
    told,
  });
}

/** What some figures mean that are computed from lines of the accounts. */
export function computedTerms(ids: readonly ComputedId[], say: Speak): Reply {
  const texts = ids.map((id) => `${bold(say(COMPUTED[id].name))}: ${say(COMPUTED[id].formula)}.`);
  return { text: texts.join('\n\n') };
}

/** Figures that no line states, each with the lines that it is computed from. */
export async function computedAnswer(known: Known, asked: Computed): Promise<Reply> {
  const texts: string[] = [];
  for (const id of asked.what) texts.push((await oneAnswer(known, asked, id)).text);
  const [heading = ''] = texts[0]?.split('\n') ?? [];
  const others = texts.slice(1).map((text) => text.replace(heading, '').trimStart());
  return { text: [texts[0], ...others].join('\n\n') };
}
