import 'server-only';
import { z } from 'zod';
import { messageSchema } from '@/lib/answer-parts';
import { KEY_SCOPES } from './constants';

const keySchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(z.enum(KEY_SCOPES)),
    prefix: z.string().meta({ description: 'How the key begins' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'To five minutes' }),
    expiresAt: z.iso.datetime().nullable().meta({
      description: 'From then on it is refused; null: it works until it is revoked',
    }),
    revokedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey', description: 'An API key, without what opens anything' });
/** A key as shown to its owner. */
export type KeyOnWire = z.infer<typeof keySchema>;

/** GET /api/user/keys */
export const keysAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.array(keySchema),
});

/** POST /api/user/keys */
export const newKeyAnswerSchema = z.strictObject({
  message: messageSchema,
  key: z.string().meta({ description: 'What opens the account; it is told this once' }),
  data: keySchema,
});
export type NewKeyAnswer = z.infer<typeof newKeyAnswerSchema>;
