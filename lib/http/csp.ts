import { env } from '@/lib/env';

// Styles, tiles and letters of Mapbox come from here, and its count of maps goes there.
const MAPBOX = ' https://api.mapbox.com https://*.tiles.mapbox.com https://events.mapbox.com';

/** Nothing but our own address; scripts only with the nonce of this answer. */
export function contentSecurityPolicy(nonce: string): string {
  // React's development build evaluates text to show where errors come from.
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
