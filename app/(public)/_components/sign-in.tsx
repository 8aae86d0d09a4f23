'use client';

import { lateForm } from '@/components/account/late-form';

export const SignIn = lateForm(async () => (await import('./sign-in-form')).SignInForm);
