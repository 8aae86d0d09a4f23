'use client';

import { lateForm } from '@/components/account/late-form';

export const Reset = lateForm(async () => (await import('./reset-form')).ResetForm);
