import 'server-only';
import { AppError } from '@/lib/errors';
import { addressKey, keyOf } from './key';
import type { LimitName } from './limits';
import { type Count, count } from './store';

export type Throttled = {
  /** Whom it concerns: an email address, a user's id, a token. */
  account?: string;
  /** Where the call comes from, when that is known. */
  address?: string | null;
};

/** "45 seconds", "14 minutes", "3 hours": rounded up, so that it is true. */
function inWords(seconds: number): string {
  const [amount, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

export function tooMany(reached: Count): AppError {
  const { seconds } = reached;
  const sentence = `Too many attempts. Try again in ${inWords(seconds)}.`;
  const headers = limitHeaders(reached);
  return new AppError('too_many_requests', sentence, { retryAfter: seconds, headers });
}

/**
 * Counts a use for the address and for the account. What an address may no longer
 * do is not counted for the account, so that nobody uses up somebody else's.
 * @throws AppError too_many_requests with the seconds until the next try;
 *   unavailable while the database is away.
 */
export async function throttle(
  name: LimitName,
  { account, address }: Throttled,
): Promise<Count | undefined> {
  const keys = [
    ...(address ? [keyOf('address', addressKey(address))] : []),
    ...(account === undefined ? [] : [keyOf('account', account)]),
  ];
  let last: Count | undefined;
  for (const key of keys) {
    last = await count(name, key);
    if (!last.passed) throw tooMany(last);
  }
  return last;
}

/**
 * Counts a question to the assistant or the AI search, whatever comes of it.
 * @throws AppError as throttle does
 */
export async function throttleQuestion(asker: { account: string; address: string | null }) {
  await throttle('assistant', asker);
  await throttle('assistantDay', { account: asker.account });
}

/**
 * The same for what is left out silently when it was done too often, such as a mail.
 * @returns whether it may be done.
 * @throws AppError unavailable while the database is away.
 */
export async function isWithinLimit(name: LimitName, whom: Throttled): Promise<boolean> {
  try {
    await throttle(name, whom);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** How much of a limit is left, as headers that many clients know. */
export function limitHeaders({ limit, left, seconds }: Count): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(left),
    'ratelimit-reset': String(seconds),
  };
}
