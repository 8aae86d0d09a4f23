import 'server-only';
import { z } from 'zod';
import { MESSAGES } from './constants';

/** POST /api/rec/fast/query */
export const recommendationBodySchema = z.strictObject({
  company_name: z.string(MESSAGES.noName).trim().min(1, MESSAGES.noName).max(500),
});
