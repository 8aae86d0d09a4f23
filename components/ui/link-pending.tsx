'use client';

import { useLinkStatus } from 'next/link';

/** Inside a link: while its page is on the way, `has-[[data-pending]]` fits what is around. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending && <span hidden data-pending />;
}
