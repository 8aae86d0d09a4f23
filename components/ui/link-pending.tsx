'use client';

import { useLinkStatus } from 'next/link';

/** Inside a link: while the link's page loads, `has-[[data-pending]]` matches its ancestors. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending && <span hidden data-pending />;
}
