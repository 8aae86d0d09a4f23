'use client';

import { Suspense } from 'react';
import { lazyWhenCalm } from '@/components/ui/lazy-when-calm';

const Form = lazyWhenCalm(async () => (await import('./forgot-form')).ForgotForm);

export function Forgot() {
  return (
    <Suspense>
      <Form />
    </Suspense>
  );
}
