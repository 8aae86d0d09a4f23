import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { openFlow } from '@/lib/auth/providers';
import type { Caller } from '@/lib/auth/types';
import { AppError } from '@/lib/errors';
import { googleIdentityOfCode, googleIdentityOfToken } from '@/lib/integrations/google';
import { linkedinIdentityOfCode } from '@/lib/integrations/linkedin';
import type { ProviderIdentity, ProviderName } from '@/lib/integrations/openid-types';
import { beginProviderSignIn } from '@/lib/throttle/sign-in';
import { signInWithProvider } from './provider-sign-in';
import type { SignedIn } from './sign-in';

/** An outage of the provider must not count as a failed attempt. */
const isRefusal = (error: unknown) => error instanceof AppError && error.status < 500;

/** Failures count against the IP address and are audited, like failed passwords. */
async function counted(
  method: ProviderName,
  caller: Caller,
  identify: () => Promise<ProviderIdentity>,
): Promise<SignedIn> {
  const { address } = caller;
  const attempt = await beginProviderSignIn(address);
  try {
    const signedIn = await signInWithProvider(await identify(), caller);
    await attempt.succeed();
    return signedIn;
  } catch (error) {
    if (isRefusal(error)) {
      await recordAudit({ action: 'sign_in_failed', actorId: null, address, details: { method } });
    } else await attempt.succeed();
    throw error;
  }
}

type Answer = { code?: string; state?: string };

/** For browsers returning from Google; `kept` is the flow cookie they stored meanwhile. */
export function signInWithGoogleCode(
  { code = '', state }: Answer,
  kept: string | null,
  caller: Caller,
): Promise<SignedIn> {
  return counted('google', caller, async () => {
    const secrets = await openFlow('google', kept, state);
    return googleIdentityOfCode(code, secrets);
  });
}

/** For API clients that have a Google access token. */
export function signInWithGoogleToken(accessToken: string, caller: Caller): Promise<SignedIn> {
  return counted('google', caller, () => googleIdentityOfToken(accessToken));
}

/**
 * For API clients that have a LinkedIn code, and for browsers. A browser must have started the flow
 * here: otherwise an attacker could sign a victim in to the attacker's account.
 */
export function signInWithLinkedinCode(
  { code = '', state }: Answer,
  browser: { kept: string | null } | null,
  caller: Caller,
): Promise<SignedIn> {
  return counted('linkedin', caller, async () => {
    if (browser) await openFlow('linkedin', browser.kept, state);
    return linkedinIdentityOfCode(code);
  });
}
