'use client';

import { lateForm } from '@/components/account/late-form';

export const Forgot = lateForm(async () => (await import('./forgot-form')).ForgotForm);
