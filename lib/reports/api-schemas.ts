import 'server-only';
import { z } from 'zod';

/** Checked by the query: a day that cannot be has no report. */
export const annualReportParamsSchema = z.object({ cvr: z.string(), end_date: z.string() });
