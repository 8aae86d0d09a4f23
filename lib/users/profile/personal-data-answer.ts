import 'server-only';
import { z } from 'zod';
import { DigestPeriod, Language, NewsTopic, UserRole } from '@/prisma/client/enums';

const moment = z.iso.datetime();

const accountSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(UserRole),
  emailVerifiedAt: moment.nullable(),
  createdAt: moment,
  digest: z.enum(DigestPeriod),
  language: z.enum(Language),
  digestDay: moment.nullable().meta({ description: 'The Danish day of the last digest' }),
  mutedNews: z.array(z.enum(NewsTopic)).meta({ description: 'What is not told' }),
  hasPassword: z.boolean(),
  picture: z.strictObject({ type: z.literal('image/webp'), base64: z.base64() }).nullable(),
});

/** GET /api/user/data */
export const personalDataAnswerSchema = z.strictObject({
  madeAt: moment,
  account: accountSchema,
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).meta({
    description:
      'The rows of every other table, as the database has them; without what saved searches find, which follows from them and the register',
  }),
});
