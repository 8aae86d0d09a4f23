import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { accountPaths } from '@/lib/account-paths';
import type { ApiError } from '@/lib/api/call';

type Props = { problem: ApiError; onDismiss: () => void };

/** An expired or used link comes with a link to request a new one. */
export function ResetProblem({ problem, onDismiss }: Props) {
  const t = useTranslations('reset');
  const fields = useTranslations('fields');
  const isDead = problem.code === 'not_found' || problem.fields.token !== undefined;
  return (
    <Alert dismissLabel={fields('dismiss')} onDismiss={onDismiss}>
      {problem.message}{' '}
      {isDead && (
        <a href={accountPaths.forget()} className="font-medium underline underline-offset-4">
          {t('newLink')}
        </a>
      )}
    </Alert>
  );
}
