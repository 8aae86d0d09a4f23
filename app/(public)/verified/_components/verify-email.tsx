'use client';

import { CircleCheckBig } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormError } from '@/components/account/use-form-error';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { useAwake } from '@/components/ui/use-awake';
import { api } from '@/lib/api/client';
import { paths } from '@/lib/paths';

const REDIRECT_AFTER = 3000;

export function VerifyEmail({ token }: { token: string }) {
  const t = useTranslations('verified');
  const failure = useFormError();
  const isAwake = useAwake();
  const [state, setState] = useState<'ready' | 'working' | 'done'>('ready');

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => window.location.assign(paths.signIn()), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [state]);

  async function verify() {
    setState('working');
    setState((await failure.attempt(() => api.verifyEmail(token))) ? 'done' : 'ready');
  }

  if (state === 'done') return <Verified />;
  const problem = token === '' ? t('noToken') : failure.error;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-xl">{t('heading')}</h1>
      {problem ? <Alert>{problem}</Alert> : <p>{t('text')}</p>}
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
}

function Verified() {
  const t = useTranslations('verified');
  return (
    <div role="status" className="flex flex-col items-center gap-2 text-center">
      <CircleCheckBig aria-hidden strokeWidth={1.5} className="appear mb-2 size-16 text-good" />
      <h1 className="text-xl">{t('success')}</h1>
      <p>{t('redirect')}</p>
    </div>
  );
}
