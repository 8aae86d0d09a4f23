import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { Caller } from '@/lib/auth/types';
import { cutText } from '@/lib/cut-text';
import { db } from '@/lib/db';
import { isDuplicate } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import { type ProviderIdentity, providerLabels } from '@/lib/integrations/openid-types';
import { ensureQueue } from '@/lib/job-queue';
import { orderLink } from '@/lib/mails/order';
import { isWithinLimit } from '@/lib/throttle';
import { grantConfiguredAdmin } from '../admin/configured-admins';
import { MESSAGES } from '../constants';
import { capitalise, NAME_MAX } from '../input-rules';
import { emailSchema } from '../schemas';
import { type SignedIn, startSession } from './sign-in';

/** Cleans a name from a provider, which may hold more than letters or be empty. */
function nameOf(given: string, otherwise: string): string {
  const clean = cutText(given.replace(/\p{C}/gu, '').trim(), NAME_MAX);
  return capitalise(clean || otherwise);
}

async function createAccount(identity: ProviderIdentity, email: string, caller: Caller) {
  const { provider, subject } = identity;
  const { address } = caller;
  return db.$transaction(async (tx) => {
    const { id } = await tx.user.create({
      data: {
        email,
        firstName: nameOf(identity.firstName, email.split('@')[0]?.slice(0, NAME_MAX) ?? ''),
        lastName: nameOf(identity.lastName, ''),
        language: caller.language,
        emailVerifiedAt: new Date(),
        oauthAccounts: { create: { provider, subject } },
      },
      select: { id: true },
    });
    await recordAudit({ action: 'sign_up', actorId: id, address, details: { provider } }, tx);
    await grantConfiguredAdmin(tx, id);
    return id;
  });
}

async function linkAccount(identity: ProviderIdentity, userId: string, caller: Caller) {
  const { provider, subject } = identity;
  await db.$transaction(async (tx) => {
    await tx.oAuthAccount.create({ data: { provider, subject, userId } });
    const { address } = caller;
    const details = { provider };
    await recordAudit({ action: 'provider_linked', actorId: userId, address, details }, tx);
  });
  return userId;
}

/**
 * The person who signed up with this address has not proven ownership: it may be a stranger waiting
 * for the owner to open a verification link. The provider has proven who owns the mailbox, so the
 * chosen password is removed. Nothing is linked; the owner is mailed a link to set a new one.
 */
async function refuseWaiting({ id }: { id: string }, email: string): Promise<never> {
  const mayMail = await isWithinLimit('forgot', { account: email });
  if (mayMail) await ensureQueue();
  await db.$transaction(async (tx) => {
    await tx.user.updateMany({
      where: { id, emailVerifiedAt: null },
      data: { passwordHash: null },
    });
    if (mayMail) await orderLink('reset', id, tx);
  });
  throw new AppError('conflict', MESSAGES.accountWaits);
}

async function findOrCreate(identity: ProviderIdentity, caller: Caller): Promise<string> {
  const { provider, subject } = identity;
  const known = await db.oAuthAccount.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { userId: true },
  });
  if (known) return known.userId;
  const email = emailSchema.safeParse({ email: identity.email ?? '' }).data?.email;
  if (!email || !identity.emailVerified) {
    throw new AppError('forbidden', MESSAGES.providerUnverified(providerLabels[provider]));
  }
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, emailVerifiedAt: true },
  });
  if (!user) return createAccount(identity, email, caller);
  if (!user.emailVerifiedAt) return refuseWaiting(user, email);
  return linkAccount(identity, user.id, caller);
}

/**
 * Signs in the user that a provider identified. Accounts are found by provider and subject. An
 * email address counts only when the provider has verified it, and links only to an account whose
 * own address is verified.
 * @throws AppError forbidden for an unverified address, conflict for an unverified account.
 */
export async function signInWithProvider(
  identity: ProviderIdentity,
  caller: Caller,
): Promise<SignedIn> {
  const find = () => findOrCreate(identity, caller);
  // Two concurrent sign-ins create the account once; the loser retries and finds it.
  const userId = await find().catch((error) =>
    isDuplicate(error) ? find() : Promise.reject(error),
  );
  return startSession(userId, caller, identity.provider);
}
