'use client';

import { Suspense } from 'react';
import { lazyWhenCalm } from '@/components/ui/lazy-when-calm';

const Form = lazyWhenCalm(async () => (await import('./verify-email')).VerifyEmail);

export function Verify({ token }: { token: string }) {
  return (
    <Suspense>
      <Form token={token} />
    </Suspense>
  );
}
