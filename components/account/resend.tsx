'use client';

import { Suspense } from 'react';
import { lazyWhenCalm } from '@/components/ui/lazy-when-calm';

const Link = lazyWhenCalm(async () => (await import('./resend-link')).ResendLink);

export function Resend(props: { kind: 'verify' | 'reset'; email: string }) {
  return (
    <Suspense>
      <Link {...props} />
    </Suspense>
  );
}
