'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DoneView } from '@/components/account/done-view';
import { useFormError } from '@/components/account/use-form-error';
import { useRedirect } from '@/components/account/use-redirect';
import { withTexts } from '@/components/account/with-texts';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { accountApi } from '@/lib/api/account';
import { ApiError } from '@/lib/api/call';
import { paths } from '@/lib/paths';

const REDIRECT_AFTER = 3000;

export const VerifyEmail = withTexts(function VerifyEmail({ token }: { token: string }) {
  const t = useTranslations('verified');
  const failure = useFormError();
  const isAwake = useHydrated();
  const [state, setState] = useState<'ready' | 'working' | 'done'>('ready');
  /** The link was used or expired, or a newer one has replaced it. */
  const [isSpent, setSpent] = useState(false);

  useRedirect(state === 'done', paths.signIn(), REDIRECT_AFTER);

  async function verify() {
    setState('working');
    setSpent(false);
    const isDone = await failure.attempt(() =>
      accountApi.verifyEmail(token).catch((error: unknown) => {
        setSpent(error instanceof ApiError && error.code === 'bad_request');
        throw error;
      }),
    );
    setState(isDone ? 'done' : 'ready');
  }

  if (state === 'done') return <DoneView heading={t('success')} text={t('redirect')} />;
  const problem = token === '' ? t('noToken') : failure.error;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-xl">{t('heading')}</h1>
      {problem ? (
        <Alert>
          {problem}
          {isSpent && ` ${t('useNewest')}`}
        </Alert>
      ) : (
        <p>{t('text')}</p>
      )}
      <Button
        variant="primary"
        inert={!isAwake}
        onClick={verify}
        loading={state === 'working'}
        disabled={token === ''}
      >
        {t('submit')}
      </Button>
      {problem && (
        <a href={paths.signIn()} className={buttonClass({ variant: 'secondary' })}>
          {t('signIn')}
        </a>
      )}
    </div>
  );
});
