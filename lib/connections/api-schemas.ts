import 'server-only';
import { z } from 'zod';
import { readEnd } from './ends';

const NO_END = 'Give a CVR number or a participant_id';

/** A company or a person, as people and other answers write their numbers. */
export const endSchema = z
  .string(NO_END)
  .transform((text, context) => {
    const end = readEnd(text);
    if (end) return end;
    context.addIssue({ code: 'custom', message: NO_END });
    return z.NEVER;
  })
  .describe(
    'a CVR number, or a participant_id as other answers give it; one of eight digits with a "p" before it',
  );

/** GET /api/company/connections */
export const connectionsQuerySchema = z.strictObject({
  of: endSchema,
  with: endSchema,
  /** Whether only roles count that are held today. */
  today: z.enum(['true', 'false'], 'Today is true or false').optional(),
});
