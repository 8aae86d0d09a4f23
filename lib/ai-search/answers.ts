import 'server-only';
import { z } from 'zod';
import { messageSchema } from '@/lib/answer-parts';
import { searchAnswerSchema } from '@/lib/search/answers';
import { readingSchema } from './reading-schema';

const runSchema = z
  .strictObject({
    id: z.uuid().meta({ description: 'Of its page' }),
    sentence: z.string(),
    reading: readingSchema,
    createdAt: z.iso.datetime(),
    address: z.string().meta({ description: 'The query of /discover that finds the same' }),
  })
  .meta({ id: 'AiRun', description: 'A sentence that was read and searched for' });

/** GET /api/spell/v1/{userId}/ai-search */
export const aiSearchAnswerSchema = z.strictObject({
  message: messageSchema,
  data: searchAnswerSchema.shape.data.meta({ description: 'At most a hundred, in order' }),
  total: z.int().min(0).meta({ description: 'All that were found' }),
  run: runSchema.nullable().meta({ description: 'Null where `people` is set' }),
  people: z.string().optional().meta({
    description:
      'The page of the person whose companies the sentence asks for, or of the company whose subsidiaries, owners or leaders it asks for',
  }),
  remaining: z
    .int()
    .min(0)
    .nullable()
    .meta({ description: 'AI searches that are left this month; null without a limit' }),
});
export type AiSearchAnswer = z.infer<typeof aiSearchAnswerSchema>;
