'use client';

import { Suspense } from 'react';
import { lazyWhenIdle } from '@/components/ui/lazy-when-idle';

const Form = lazyWhenIdle(async () => (await import('./sign-in-form')).SignInForm);

export function SignIn(props: { problem?: string }) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
