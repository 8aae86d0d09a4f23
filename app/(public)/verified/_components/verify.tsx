'use client';

import { lateForm } from '@/components/account/late-form';

export const Verify = lateForm(async () => (await import('./verify-email')).VerifyEmail);
