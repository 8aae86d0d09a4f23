import 'server-only';
import { z } from 'zod';
import { companyRecordSchema } from '@/lib/companies/answers';
import { MESSAGES, REASON_TEXTS } from './constants';

/** POST /api/rec/fast/query */
export const recommendationsAnswerSchema = z.strictObject({
  Response: z
    .array(
      z.strictObject({
        Company: z.string().meta({ description: 'Its name, or the key of one without a name' }),
        Data: companyRecordSchema.nullable(),
        Reasons: z
          .array(z.enum(Object.values(REASON_TEXTS)))
          .meta({ description: 'The strongest first' }),
      }),
    )
    .meta({
      description: `The most alike first; where there is none one with "${MESSAGES.notFound}" and without Data`,
    }),
});

export type RecommendationsAnswer = z.infer<typeof recommendationsAnswerSchema>;
