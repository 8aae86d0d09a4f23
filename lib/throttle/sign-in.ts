import 'server-only';
import type { AppError } from '@/lib/errors';
import { tooMany } from './index';
import { addressKey, keyOf } from './key';
import { count, giveBack } from './store';

type Who = {
  /** As typed, whether or not such an account exists. */
  email: string;
  address: string | null;
  /** Digest of the device, when this account has signed in on it before. */
  knownDevice: string | null;
};

export type SignInAttempt = {
  /** Call when the password was right and a session began: only failures are to be counted. */
  succeed: () => Promise<void>;
  /** The error to answer a wrong password with; null for the usual one. */
  refusal: AppError | null;
};

type Used = ['signIn' | 'signInProbation', string];

const attempt = (used: Used[], refusal: AppError | null = null): SignInAttempt => ({
  succeed: async () => {
    await Promise.all(used.map(([name, key]) => giveBack(name, key)));
  },
  refusal,
});

/**
 * Counts a try before its password is checked, so that concurrent tries cannot exceed the limit;
 * `succeed` refunds it.
 *
 * No attacker can lock an owner out:
 * - A device on which the account has signed in before has its own count only. A stranger's
 *   failures, even from the same office, do not affect it.
 * - Otherwise ten failures in 15 minutes are allowed per address, and ten per account from all
 *   addresses together.
 * - When strangers have used up the account's ten, an address with fewer than ten failures of its
 *   own still has three tries. A right password opens the account; a wrong one gets the usual 429,
 *   so guessers learn nothing more. The price: an attacker with many addresses has three guesses
 *   from each (IPv6: from each /48) instead of none.
 * - The remaining case is an owner on a new device who shares the attacker's address: that passes
 *   after 15 minutes, and a password reset by mail or another provider works at once.
 *
 * @throws AppError too_many_requests; unavailable while the database is away.
 */
export async function beginSignIn({ email, address, knownDevice }: Who): Promise<SignInAttempt> {
  if (knownDevice !== null) {
    const key = keyOf('both', email, knownDevice);
    const own = await count('signIn', key);
    if (!own.passed) throw tooMany(own);
    return attempt([['signIn', key]]);
  }
  const from = address === null ? null : addressKey(address);
  const used: Used[] = [];
  if (from !== null) {
    const key = keyOf('address', from);
    const ofAddress = await count('signIn', key);
    if (!ofAddress.passed) throw tooMany(ofAddress);
    used.push(['signIn', key]);
  }
  const key = keyOf('account', email);
  const ofAccount = await count('signIn', key);
  if (ofAccount.passed) return attempt([...used, ['signIn', key]]);
  if (address === null) throw tooMany(ofAccount);
  const pair = keyOf('both', email, addressKey(address, 48));
  const probation = await count('signInProbation', pair);
  if (!probation.passed) throw tooMany(ofAccount);
  return attempt([...used, ['signInProbation', pair]], tooMany(ofAccount));
}

/**
 * Counts a sign-in with a provider, by address only: the account is not known yet.
 * @throws AppError too_many_requests; unavailable while the database is away.
 */
export async function beginProviderSignIn(address: string | null): Promise<SignInAttempt> {
  if (address === null) return attempt([]);
  const key = keyOf('address', addressKey(address));
  const ofAddress = await count('signIn', key);
  if (!ofAddress.passed) throw tooMany(ofAddress);
  return attempt([['signIn', key]]);
}
