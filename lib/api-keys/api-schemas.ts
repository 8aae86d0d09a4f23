import 'server-only';
import { z } from 'zod';
import { cleanLabel, lettersOf } from '@/lib/saved/label';
import { KEY_DAYS, KEY_NAME_MAX, KEY_SCOPES, MESSAGES } from './constants';

/** POST /api/user/keys; the scope "write" includes "read". */
export const createKeySchema = z
  .strictObject({
    name: z
      .string(MESSAGES.name)
      .transform(cleanLabel)
      .refine((name) => name !== '', MESSAGES.name)
      .refine((name) => lettersOf(name) <= KEY_NAME_MAX, MESSAGES.nameTooLong),
    scopes: z
      .array(z.enum(KEY_SCOPES, MESSAGES.scopes), MESSAGES.scopes)
      .min(1, MESSAGES.scopes)
      .max(KEY_SCOPES.length, MESSAGES.scopes)
      .transform((asked) =>
        KEY_SCOPES.filter((scope) => scope === 'read' || asked.includes('write')),
      ),
    expiresInDays: z
      .literal(KEY_DAYS, MESSAGES.days)
      .nullable()
      .default(null)
      .describe('days that it works; null, as without it: until it is revoked'),
  })
  .meta({ examples: [{ name: 'script', scopes: ['read'], expiresInDays: 90 }] });

/** DELETE /api/user/keys/{id} */
export const keyParamsSchema = z.object({ id: z.uuid(MESSAGES.unknown) });
