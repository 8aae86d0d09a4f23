import 'server-only';
import { z } from 'zod';
import { cvrPathSchema } from '@/lib/companies/api-schemas';

/** Validated by the query: an impossible date simply has no report. */
export const annualReportParamsSchema = z.object({ cvr: cvrPathSchema, end_date: z.string() });
