import 'server-only';
import { z } from 'zod';
import { messageSchema } from '@/lib/http/answers';

const savedListSchema = z
  .strictObject({ id: z.uuid(), name: z.string(), count: z.int().min(0) })
  .meta({ id: 'SavedList', description: 'A list of saved companies, and how many it has' });

/** GET /api/saved/lists */
export const listsAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.array(savedListSchema),
});

/** POST /api/saved/lists */
export const listAnswerSchema = z.strictObject({ message: messageSchema, data: savedListSchema });
