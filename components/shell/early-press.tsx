import { headers } from 'next/headers';
import { HEAR_EARLY } from './hear-early';

/** Replays a click that was made before hydration. */
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
