'use client';

import { useTranslations } from 'next-intl';
import type { RouteErrorProps } from '@/components/failures/route-error';
import { ErrorPanel } from '@/components/ui/on-every-page';

export default function AdminError({ error, retry }: RouteErrorProps) {
  const t = useTranslations('admin');
  const errors = useTranslations('errors');
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  return (
    <ErrorPanel
      level="h1"
      heading={t('failed')}
      hint={t('failedHint')}
      reference={digest && errors('requestId', { id: digest })}
      again={t('retry')}
      retry={retry}
    />
  );
}
