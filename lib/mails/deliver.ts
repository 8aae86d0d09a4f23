import 'server-only';
import { accountPaths } from '@/lib/account-paths';
import { createOrderedToken } from '@/lib/auth/one-time-tokens';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Language } from '@/lib/i18n/languages';
import { sendMail } from '@/lib/integrations/mail';
import { log } from '@/lib/log';
import { describeCaller, inWords } from './caller-text';
import { type MailOrder, mailOrderSchema } from './order';
import { renderMail } from './render';
import { TRIED_FOR_MS } from './tried-for';
import type { AccountMail } from './types';

type Recipient = {
  email: string;
  firstName: string;
  emailVerifiedAt: Date | null;
  language: Language;
};

/** Null when there is nothing to send any more. */
async function contentOf(order: MailOrder, user: Recipient): Promise<AccountMail | null> {
  const { firstName, language } = user;
  if (order.kind === 'none') return null;
  if (order.kind === 'verify' || order.kind === 'reset') {
    // A stale order, as after restoring a backup, must not issue a new link. Notices contain their
    // time, so they are still sent.
    if (Date.now() - Date.parse(order.at) > TRIED_FOR_MS) {
      log.warn({ user: order.userId }, 'A link is too old to be mailed.');
      return null;
    }
    if (order.kind === 'verify' && user.emailVerifiedAt) return null;
    const purpose = order.kind === 'verify' ? 'VERIFY_EMAIL' : 'RESET_PASSWORD';
    const token = await createOrderedToken(purpose, order);
    if (token === null) return null;
    const path =
      order.kind === 'verify' ? accountPaths.verified(token) : accountPaths.resetPassword(token);
    return { kind: order.kind, firstName, link: env.appUrl + path };
  }
  const link = env.appUrl + accountPaths.forget();
  const at = inWords(order.at, language);
  return { kind: order.kind, firstName, at, from: describeCaller(order, language), link };
}

/**
 * Sends an ordered mail to the account's current address. May be repeated: the mail is identical,
 * and its id prevents a second delivery.
 * @throws AppError unavailable when it should be retried.
 */
export async function deliverMail(id: string, data: object, signal: AbortSignal): Promise<void> {
  const order = mailOrderSchema.parse(data);
  const user = await db.user.findUnique({
    where: { id: order.userId },
    select: { email: true, firstName: true, emailVerifiedAt: true, language: true },
  });
  const content = user && (await contentOf(order, user));
  if (!user || !content) return;
  const composed = await renderMail(content, user.language);
  const mail = { ...composed, id, orderedAt: order.at, to: user.email, link: content.link };
  await sendMail(mail, signal);
}
