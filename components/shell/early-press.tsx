import { headers } from 'next/headers';
import { HEAR_EARLY } from './hear-early';

/** What is pressed before the page's code has come is pressed once it has. */
export async function EarlyPress() {
  const policy = (await headers()).get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: HEAR_EARLY }}
    />
  );
}
