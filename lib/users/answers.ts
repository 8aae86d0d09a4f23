import 'server-only';
import { z } from 'zod';
import { messageSchema, paginationSchema } from '@/lib/answer-parts';
import { planNameSchema } from '@/lib/billing/answers';
import { DIGEST_PERIODS } from '@/lib/digests/constants';
import { NewsTopic, UserRole } from '@/prisma/client/enums';

const userSchema = z
  .strictObject({
    id: z.uuid(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    picture: z
      .string()
      .nullable()
      .meta({ description: 'Where it is served; the address changes with the picture' }),
    isSubscription: z.boolean().meta({ description: 'Whether a plan is paid for' }),
    subscriptionPlan: planNameSchema,
  })
  .meta({ id: 'User', description: 'An account' });
/** A user as the API returns it. */
export type UserOnWire = z.infer<typeof userSchema>;

/** POST /api/user/login, /api/user/google and /api/user/linkedin */
export const signedInAnswerSchema = z.strictObject({
  token: z.string().meta({ description: 'To be sent as x-auth-token, or as a bearer token' }),
  data: userSchema,
});
export type SignedInAnswer = z.infer<typeof signedInAnswerSchema>;

/** GET /api/user/{id} */
export const userAnswerSchema = z.strictObject({ data: userSchema });

/** PUT /api/user/edit */
export const editedAnswerSchema = z.strictObject({
  message: messageSchema,
  updatedUser: userSchema,
  workingKeys: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'With a new password: how many API keys go on working' }),
});
export type EditedAnswer = z.infer<typeof editedAnswerSchema>;

/** PUT /api/user/digest */
export const digestAnswerSchema = z.strictObject({
  message: messageSchema,
  digest: z.enum(DIGEST_PERIODS),
});

const NEWS: Record<NewsTopic, string> = {
  DISTRESS: 'bankruptcy, reconstruction, liquidation, dissolution and the end of companies',
  STATUS: 'other changes of their status',
  PEOPLE: 'management, board, owners and signing rule',
  AUDIT: 'auditor, and whether the audit is waived',
  ACCOUNTS: 'filed annual accounts',
  CONTACT: 'name, address and advertising protection',
  CAPITAL: 'capital, legal form and articles of association',
  ACTIVITY: 'industry and employees',
  SEARCHES: 'companies that come to saved searches or leave them',
};
const news = Object.entries(NEWS)
  .map(([topic, what]) => `${topic}: ${what}`)
  .join('; ');

/** PUT /api/user/news */
export const newsAnswerSchema = z.strictObject({
  message: messageSchema,
  muted: z.array(z.enum(NewsTopic)).meta({ description: `What is not told. ${news}` }),
});

const sessionSchema = z
  .strictObject({
    id: z.uuid(),
    userAgent: z.string().nullable(),
    address: z.string().nullable().meta({ description: 'From where it began' }),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    current: z.boolean().meta({ description: 'The one that asks' }),
  })
  .meta({ id: 'Session', description: 'A session that opens the account' });
export type SessionOnWire = z.infer<typeof sessionSchema>;

/** GET /api/user/sessions */
export const sessionsAnswerSchema = z.strictObject({ data: z.array(sessionSchema) });

const listedUserSchema = z
  .strictObject({ ...userSchema.shape, role: z.enum(UserRole), verified: z.boolean() })
  .meta({ id: 'ListedUser', description: 'An account as administrators see it in a list' });
export type ListedUser = z.infer<typeof listedUserSchema>;

/** GET /api/user/all */
export const userListAnswerSchema = z.strictObject({
  data: z.array(listedUserSchema),
  pagination: paginationSchema,
});
export type UserListAnswer = z.infer<typeof userListAnswerSchema>;
