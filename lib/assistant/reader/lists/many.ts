import 'server-only';
import { type Grouped, readGrouped } from '../question/groups';
import { readSides, type Sides } from '../question/sides';
import type { Asking, Reply } from '../text/reply';
import { type Change, groupedAnswer } from './group-answers';
import { sidesAnswer } from './sides-answer';

/** A question about many companies at once. */
export type Many = Grouped | Sides;

export const readMany = (question: string): Many | null =>
  readSides(question) ?? readGrouped(question);

/**
 * Answers the question; null when its words are not all understood.
 * @param change the change that a follow-up question makes to the companies meant.
 */
export function manyAnswer(
  asking: Asking,
  many: Many,
  change: Change = (reading) => reading,
): Promise<Reply | null> {
  return many.kind === 'sides'
    ? sidesAnswer(asking, many, change)
    : groupedAnswer(asking, many, change);
}
