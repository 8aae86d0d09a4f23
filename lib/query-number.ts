import { z } from 'zod';

export const GIVE_ONCE = 'Give it only once';

type Bounds = { most: number; otherwise: number };

/**
 * A number of a query from 1 to `most`; whatever is none means `otherwise`. Only a repeated one is
 * refused, as which of them is meant cannot be told.
 */
export const queryNumber = ({ most, otherwise }: Bounds) =>
  z.preprocess((given, context) => {
    if (Array.isArray(given)) context.addIssue({ code: 'custom', message: GIVE_ONCE });
    return given;
  }, z.coerce.number().int().min(1).max(most).catch(otherwise).default(otherwise));
