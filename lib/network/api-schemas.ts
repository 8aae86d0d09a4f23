import 'server-only';
import { z } from 'zod';
import { endSchema } from '@/lib/connections/api-schemas';
import { endText, readEnd } from '@/lib/connections/ends';
import { MOST_OPEN } from './constants';

const MISFORMED = 'Open takes CVR numbers and participant_ids, separated by commas';

/** GET /api/company/network */
export const networkQuerySchema = z.strictObject({
  of: endSchema,
  open: z
    .string()
    .transform((text, context) => {
      const ends = text.split(',').map(readEnd);
      const nodes = ends.flatMap((end) => (end ? endText(end) : []));
      if (nodes.length === ends.length && nodes.length <= MOST_OPEN) return nodes;
      const message = nodes.length < ends.length ? MISFORMED : `Open takes ${MOST_OPEN} at most`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional()
    .describe(
      `ids of nodes whose own neighbours are listed too, separated by commas, ${MOST_OPEN} at most; one that is not listed by then is passed over`,
    ),
  /** Whether former roles and foundings count too. */
  ever: z.enum(['true', 'false'], 'Ever is true or false').optional(),
});
