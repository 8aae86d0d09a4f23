import { headers } from 'next/headers';
import { KEEP_TYPED } from '@/components/account/keep-typed';
import { HEAR_EARLY } from './hear-early';

const CODE = `${HEAR_EARLY}${KEEP_TYPED}`;

/** What has to listen before hydration. */
export async function EarlyListeners() {
  const policy = (await headers()).get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: CODE }}
    />
  );
}
