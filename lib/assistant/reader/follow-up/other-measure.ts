import 'server-only';
import type { Exchange } from '@/lib/assistant/types';
import { answerOfOne } from '../company/of-one';
import type { Spoken } from '../company/which-company';
import { manyAnswer, readMany } from '../lists/many';
import type { Measure } from '../question/groups';
import { isAside } from '../question/spoken-of';
import { understand } from '../question/understand';
import type { Asking, Reply } from '../text/reply';

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
export async function ofOtherMeasure(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const as = measureIn(asking.question);
  const before = as === null ? undefined : questionBefore(spoken.former ?? []);
  if (as === null || before === undefined) return null;
  const asked = understand(before, true);
  if (asked.kind === 'peers') return answerOfOne(asking, asked, spoken);
  const many = readMany(before);
  return many?.kind === 'measure' ? manyAnswer(asking, { ...many, as }) : null;
}
