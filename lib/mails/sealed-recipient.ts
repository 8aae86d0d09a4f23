import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { env } from '@/lib/env';
import { LANGUAGES } from '@/lib/i18n/languages';

const SALT = 'recipient of a mail';
/** No job is kept longer (lib/integrations/queue.ts). */
const SEALED_SECONDS = 14 * 24 * 60 * 60;

const recipientSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  language: z.enum(LANGUAGES),
  hadPlan: z.boolean(),
});

/** What a mail needs to know of an account that will be gone when it is sent. */
export type GoneRecipient = z.infer<typeof recipientSchema>;

/** Encrypts a recipient with AUTH_SECRET, as job data contain no address. */
export const sealRecipient = (recipient: GoneRecipient): Promise<string> =>
  encode({ token: recipient, secret: env.AUTH_SECRET, salt: SALT, maxAge: SEALED_SECONDS });

/** Null when it is too old, or was sealed with another secret. */
export async function openRecipient(sealed: string): Promise<GoneRecipient | null> {
  const opened = await decode({ token: sealed, secret: env.AUTH_SECRET, salt: SALT }).catch(
    () => null,
  );
  return recipientSchema.safeParse(opened).data ?? null;
}
