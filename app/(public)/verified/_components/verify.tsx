'use client';

import { Suspense } from 'react';
import { lazyWhenIdle } from '@/components/ui/lazy-when-idle';

const Form = lazyWhenIdle(async () => (await import('./verify-email')).VerifyEmail);

export function Verify({ token }: { token: string }) {
  return (
    <Suspense>
      <Form token={token} />
    </Suspense>
  );
}
