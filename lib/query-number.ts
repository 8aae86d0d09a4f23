import { z } from 'zod';

export const GIVE_ONCE = 'Give it only once';

const refuseRepeated = (given: unknown, context: z.core.$RefinementCtx) => {
  if (Array.isArray(given)) context.addIssue({ code: 'custom', message: GIVE_ONCE });
};

type Bounds = { most: number; otherwise: number };

/**
 * A number of a query from 1 to `most`; whatever is none means `otherwise`. Only a repeated one is
 * refused, as which of them is meant cannot be told.
 */
export const queryNumber = ({ most, otherwise }: Bounds) =>
  z.preprocess((given, context) => {
    refuseRepeated(given, context);
    return given;
  }, z.coerce.number().int().min(1).max(most).catch(otherwise).default(otherwise));

/**
 * How many items an answer has, from 1 to `most`. Another number is refused: whoever counts on it
 * would take a shorter answer for the last.
 */
export function limitNumber({ most, otherwise = most }: { most: number; otherwise?: number }) {
  const sentence = `The limit is a whole number from 1 to ${most}`;
  const number = z.coerce.number(sentence).int(sentence).min(1, sentence).max(most, sentence);
  return z.preprocess((given, context) => {
    refuseRepeated(given, context);
    return typeof given === 'string' && given.trim() === '' ? undefined : given;
  }, number.default(otherwise));
}
