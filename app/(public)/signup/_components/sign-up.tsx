'use client';

import { lateForm } from '@/components/account/late-form';

export const SignUp = lateForm(async () => (await import('./sign-up-form')).SignUpForm);
