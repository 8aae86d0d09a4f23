import 'server-only';
import { z } from 'zod';
import { DAY_MS } from '@/lib/milliseconds';
import { limitNumber } from '@/lib/query-number';
import { DAYS_BACK, MESSAGES, MOST_CHANGES } from './constants';

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], MESSAGES.since);

const fields = {
  since: moment
    .optional()
    .describe(
      `a day (from midnight UTC) or a moment: what has been loaded since then; without it, what the last ${DAYS_BACK} days have brought`,
    ),
  after: z
    .string(MESSAGES.after)
    .regex(/^\d{1,18}$/, MESSAGES.after)
    .optional()
    .describe('next of the answer before: goes on behind it, whatever since says'),
  limit: limitNumber({ most: MOST_CHANGES }).describe('changes in an answer'),
};

/** The database knows no year 0, and the register nothing so old. */
const momentOf = (since: string) => new Date(Math.max(0, Date.parse(since)));

/** GET /api/company/changes */
export const changesQuerySchema = z.strictObject(fields).transform(({ since, after, limit }) => ({
  since: since === undefined ? new Date(Date.now() - DAYS_BACK * DAY_MS) : momentOf(since),
  after,
  limit,
}));
