'use client';

import { Suspense } from 'react';
import { lazyWhenCalm } from '@/components/ui/lazy-when-calm';

const Form = lazyWhenCalm(async () => (await import('./reset-form')).ResetForm);

export function Reset(props: { token: string }) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
