import 'server-only';
import { AppError } from '@/lib/errors';
import { addressKey, keyOf } from './key';
import type { LimitName } from './limits';
import { type Count, count } from './store';

type Throttled = {
  /** The subject of the limit: an email address, a user id, a token. */
  account?: string;
  /** The caller's IP address, when known. */
  address?: string | null;
};

/** "45 seconds", "14 minutes", "3 hours": rounded up, so that waiting that long suffices. */
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
 * Counts a use for the address and then for the account. A use refused for the address is not
 * counted for the account, so that an attacker cannot use up another user's limit.
 * @throws AppError too_many_requests with the seconds until the next try; unavailable while the
 *   database is away.
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
 * Counts a question to the assistant or the AI search, whatever its outcome.
 * @throws AppError as throttle does
 */
export async function throttleQuestion(asker: { account: string; address: string | null }) {
  await throttle('assistant', asker);
  await throttle('assistantDay', { account: asker.account });
}

/**
 * Like throttle, for actions such as mails that are silently skipped when over the limit.
 * @returns whether the action is allowed.
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

/** The state of a limit as the conventional RateLimit headers. */
export function limitHeaders({ limit, left, seconds }: Count): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(left),
    'ratelimit-reset': String(seconds),
  };
}
