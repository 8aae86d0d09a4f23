'use client';

import { Suspense } from 'react';
import { lazyWhenIdle } from '@/components/ui/lazy-when-idle';

const Form = lazyWhenIdle(async () => (await import('./sign-up-form')).SignUpForm);

export function SignUp() {
  return (
    <Suspense>
      <Form />
    </Suspense>
  );
}
