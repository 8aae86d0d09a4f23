'use client';

import { Suspense } from 'react';
import { lazyWhenIdle } from '@/components/ui/lazy-when-idle';

const Form = lazyWhenIdle(async () => (await import('./forgot-form')).ForgotForm);

export function Forgot() {
  return (
    <Suspense>
      <Form />
    </Suspense>
  );
}
