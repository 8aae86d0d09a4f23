import 'server-only';
import { z } from 'zod';

/** Validated by the query: an impossible date simply has no report. */
export const annualReportParamsSchema = z.object({ cvr: z.string(), end_date: z.string() });
