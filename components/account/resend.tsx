'use client';

import { Suspense } from 'react';
import { lazyWhenIdle } from '@/components/ui/lazy-when-idle';

const Link = lazyWhenIdle(async () => (await import('./resend-link')).ResendLink);

export function Resend(props: { kind: 'verify' | 'reset'; email: string }) {
  return (
    <Suspense>
      <Link {...props} />
    </Suspense>
  );
}
