'use client';

import { Suspense } from 'react';
import { lazyWhenCalm } from '@/components/ui/lazy-when-calm';

const Form = lazyWhenCalm(async () => (await import('./sign-in-form')).SignInForm);

export function SignIn(props: { problem?: string }) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
