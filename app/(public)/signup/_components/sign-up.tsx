'use client';

import { Suspense } from 'react';
import { lazyWhenCalm } from '@/components/ui/lazy-when-calm';

const Form = lazyWhenCalm(async () => (await import('./sign-up-form')).SignUpForm);

export function SignUp() {
  return (
    <Suspense>
      <Form />
    </Suspense>
  );
}
