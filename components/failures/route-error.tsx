'use client';

import { useTranslations } from 'next-intl';
import { ErrorPanel } from '@/components/ui/error-panel';

export type RouteErrorProps = { error: unknown; retry: () => void };

/** The content of every error.tsx. The digest is the id that the error was logged under. */
export function RouteError({ error, retry }: RouteErrorProps) {
  const t = useTranslations('errors');
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  return (
    <ErrorPanel
      level="h1"
      heading={t('unexpected')}
      hint={t('retryHint')}
      reference={digest && t('requestId', { id: digest })}
      again={t('retry')}
      retry={retry}
    />
  );
}
