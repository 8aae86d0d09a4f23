import 'server-only';
import type { Spoken } from '../company/which-company';
import { manyAnswer, readMany } from '../lists/many';
import { readingOf } from '../lists/search-answers';
import type { Asking, Reply } from '../text/reply';
import { isNamedIn } from '../words/match';
import { COMPANIES } from '../words/question-words';
import { readingBefore } from './follow-up';
import { tellsFound } from './several-before';

/**
 * "Which industry has the most?" after a search counts the companies that it found, not all of the
 * register. Null for a question that says itself which companies are meant.
 */
export async function rankedBefore(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const many = readMany(asking.question);
  const former = spoken.former ?? [];
  const isAfter = tellsFound(former.at(-1)?.answer ?? '');
  if (many?.kind !== 'ranking' || !isAfter || isNamedIn(COMPANIES, asking.question)) return null;
  const [before, own] = await Promise.all([readingBefore(former), readingOf(many.companies)]);
  if (!before || own.parts.length > 0) return null;
  const { reading } = before;
  return manyAnswer(asking, many, () => ({ ...reading, sort: null }));
}
