import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { useFormError } from './use-form-error';

/** The server's refusal, above a form, until it is dismissed. */
export function FormAlert({
  error,
  dismiss,
}: Pick<ReturnType<typeof useFormError>, 'error' | 'dismiss'>) {
  const t = useTranslations('fields');
  if (!error) return null;
  return (
    <Alert dismissLabel={t('dismiss')} onDismiss={dismiss}>
      {error}
    </Alert>
  );
}
