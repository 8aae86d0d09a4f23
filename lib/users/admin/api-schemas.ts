import 'server-only';
import { z } from 'zod';
import { limitNumber, queryNumber } from '@/lib/query-number';
import { PROFILE_MESSAGES } from '../profile-messages';
import { ANSWER_MAX_USERS, MAX_PAGE, SEARCH_MAX, USER_SORTS } from './constants';

/** GET /api/user/all; without a limit, the response holds up to ANSWER_MAX_USERS users. */
export const userListSchema = z.strictObject({
  // PostgreSQL rejects null bytes in text.
  search: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, SEARCH_MAX))
    .default('')
    .describe('parts of names and email addresses'),
  sort: z.enum(USER_SORTS).catch('name'),
  direction: z.enum(['asc', 'desc']).catch('asc'),
  page: queryNumber({ most: MAX_PAGE, otherwise: 1 }),
  limit: limitNumber({ most: ANSWER_MAX_USERS }),
});

export const userIdSchema = z.object({ id: z.string().describe('id of a user') });

/** PUT /api/user/{id}/role */
export const roleSchema = z.strictObject({ role: z.enum(['USER', 'ADMIN']) });

/** DELETE /api/user/{id} */
export const deleteUserSchema = z.strictObject({
  confirmation: z.string(PROFILE_MESSAGES.wrongConfirmation).max(300),
});
