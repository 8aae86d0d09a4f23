'use client';

import { Suspense } from 'react';
import { lazyWhenIdle } from '@/components/ui/lazy-when-idle';

const Form = lazyWhenIdle(async () => (await import('./reset-form')).ResetForm);

export function Reset(props: { token: string }) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
