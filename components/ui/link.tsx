import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * The router's link, which asks for a page when it is followed, and not when the link comes into
 * view: docs/decisions/2026-11-28-links-are-not-prefetched.md.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />;
}
