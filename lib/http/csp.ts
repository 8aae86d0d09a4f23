import { env } from '@/lib/env';

// Mapbox serves styles, tiles and fonts from these hosts and receives usage events.
const MAPBOX = ' https://api.mapbox.com https://*.tiles.mapbox.com https://events.mapbox.com';

/** Allows only our own origin; scripts only with the nonce of this response. */
export function contentSecurityPolicy(nonce: string): string {
  // React's development build uses eval to reconstruct error stacks.
  const development = env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  const maps = env.NEXT_PUBLIC_MAPBOX_TOKEN ? MAPBOX : '';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${maps}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
