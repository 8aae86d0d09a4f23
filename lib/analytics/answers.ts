import 'server-only';
import { z } from 'zod';

/** POST /api/company/click */
export const clickAnswerSchema = z.strictObject({ status: z.literal('success') });
