import 'server-only';
import { accountPaths } from '@/lib/account-paths';
import { createOrderedToken } from '@/lib/auth/one-time-tokens';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Language } from '@/lib/i18n/languages';
import { sendMail } from '@/lib/integrations/mail';
import { log } from '@/lib/log';
import { paths } from '@/lib/paths';
import { describeCaller, inWords } from './caller-text';
import { type MailOrder, mailOrderSchema, type WebhookOff } from './order';
import { renderMail } from './render';
import { openRecipient } from './sealed-recipient';
import { webhookTexts } from './texts';
import { TRIED_FOR_MS } from './tried-for';
import type { AccountMail, DeletionMail } from './types';

type AccountOrder = Exclude<MailOrder, DeletionOrder>;
type DeletionOrder = Extract<MailOrder, { kind: 'account-deleted' }>;

type Addressed = { to: string; language: Language; content: AccountMail | DeletionMail };

type Recipient = {
  email: string;
  firstName: string;
  emailVerifiedAt: Date | null;
  language: Language;
};

function webhookOff(order: WebhookOff, { firstName, language }: Recipient): AccountMail {
  const { host, since, failure, status, keptDays } = order;
  return {
    ...{ kind: 'webhook-off', firstName, host, keptDays },
    since: inWords(since, language),
    failure: webhookTexts(language)(`failure-${failure}`, { status: status ?? '' }),
    link: `${env.appUrl}${paths.profile()}#webhooks`,
  };
}

/** Null when there is nothing to send any more. */
async function contentOf(order: AccountOrder, user: Recipient): Promise<AccountMail | null> {
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
  if (order.kind === 'webhook-off') return webhookOff(order, user);
  const link = env.appUrl + accountPaths.forget();
  const at = inWords(order.at, language);
  return { kind: order.kind, firstName, at, from: describeCaller(order, language), link };
}

async function toAccount(order: AccountOrder): Promise<Addressed | null> {
  const user = await db.user.findUnique({
    where: { id: order.userId },
    select: { email: true, firstName: true, emailVerifiedAt: true, language: true },
  });
  const content = user && (await contentOf(order, user));
  return content && { to: user.email, language: user.language, content };
}

/** The account is gone, so the order itself says to whom. */
async function toFormerOwner(order: DeletionOrder): Promise<Addressed | null> {
  const recipient = await openRecipient(order.recipient);
  if (recipient === null) {
    log.warn({ user: order.userId }, 'The recipient of a mail can no longer be read.');
    return null;
  }
  const { language, ...owner } = recipient;
  const from = order.byAdmin ? null : describeCaller(order, language);
  const at = inWords(order.at, language);
  return { to: owner.email, language, content: { kind: order.kind, ...owner, at, from } };
}

/**
 * Sends an ordered mail to the account's current address. May be repeated: the mail is identical,
 * and its id prevents a second delivery.
 * @throws AppError unavailable when it should be retried.
 */
export async function deliverMail(id: string, data: object, signal: AbortSignal): Promise<void> {
  const order = mailOrderSchema.parse(data);
  const isDeletion = order.kind === 'account-deleted';
  const mail = await (isDeletion ? toFormerOwner(order) : toAccount(order));
  if (!mail) return;
  const { to, language, content } = mail;
  const composed = await renderMail(content, language);
  const link = 'link' in content ? content.link : undefined;
  await sendMail({ ...composed, id, orderedAt: order.at, to, link }, signal);
}
