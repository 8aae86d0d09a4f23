import 'server-only';
import { z } from 'zod';

/** GET /api/health */
export const healthAnswerSchema = z.strictObject({ status: z.literal('ok') });

/** GET /api/ready */
export const readyAnswerSchema = z.strictObject({ status: z.literal('ready') });
