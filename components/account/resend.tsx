'use client';

import { lateForm } from './late-form';

export const Resend = lateForm(async () => (await import('./resend-link')).ResendLink);
