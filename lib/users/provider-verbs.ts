import 'server-only';
import { openFlow } from '@/lib/auth/providers';
import type { Caller } from '@/lib/auth/types';
import { googleIdentityOfCode, googleIdentityOfToken } from '@/lib/integrations/google';
import { linkedinIdentityOfCode } from '@/lib/integrations/linkedin';
import type { ProviderIdentity } from '@/lib/integrations/openid-types';
import { beginProviderSignIn } from '@/lib/throttle/sign-in';
import { signInWithProvider } from './provider-sign-in';
import type { SignedIn } from './sign-in';

/** Failures are counted for the address, as those of passwords are. */
async function counted(
  caller: Caller,
  identify: () => Promise<ProviderIdentity>,
): Promise<SignedIn> {
  const attempt = await beginProviderSignIn(caller.address);
  const signedIn = await signInWithProvider(await identify(), caller);
  await attempt.succeed();
  return signedIn;
}

type Answer = { code?: string; state?: string };

/** For browsers that come back from Google; `kept` is what they kept meanwhile. */
export function signInWithGoogleCode(
  { code = '', state }: Answer,
  kept: string | null,
  caller: Caller,
): Promise<SignedIn> {
  return counted(caller, async () => {
    const secrets = await openFlow('google', kept, state);
    return googleIdentityOfCode(code, secrets);
  });
}

/** For API clients that have a token of Google's. */
export function signInWithGoogleToken(accessToken: string, caller: Caller): Promise<SignedIn> {
  return counted(caller, () => googleIdentityOfToken(accessToken));
}

/**
 * For API clients that have a code of LinkedIn's, and for browsers, which must have
 * been sent there by us: else a stranger could sign somebody in to the stranger's account.
 */
export function signInWithLinkedinCode(
  { code = '', state }: Answer,
  browser: { kept: string | null } | null,
  caller: Caller,
): Promise<SignedIn> {
  return counted(caller, async () => {
    if (browser) await openFlow('linkedin', browser.kept, state);
    return linkedinIdentityOfCode(code);
  });
}
