'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { DoneView } from '@/components/account/done-view';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { accountApi } from '@/lib/api/account';
import { ApiError } from '@/lib/api/call';
import { paths } from '@/lib/paths';

type State = { is: 'working' | 'done' } | { is: 'failed'; why: string; isDead: boolean };

/** The statuses of a link that is unknown or cut off: no further try can work. */
const DEAD = [400, 404, 422];

/** Runs without a click: opening the link is request enough. */
export function Unsubscribe({ token }: { token: string }) {
  const t = useTranslations('unsubscribe');
  const errors = useTranslations('errors');
  const [state, setState] = useState<State>({ is: 'working' });

  const end = useCallback(async () => {
    setState({ is: 'working' });
    try {
      await accountApi.unsubscribe(token);
      setState({ is: 'done' });
    } catch (failure) {
      const why = failure instanceof Error ? failure.message : String(failure);
      const isDead = failure instanceof ApiError && DEAD.includes(failure.status);
      setState({ is: 'failed', why, isDead });
    }
  }, [token]);

  useEffect(() => {
    void end();
  }, [end]);

  if (state.is === 'done') return <DoneView heading={t('done')} text={t('again')} />;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-xl">{t('heading')}</h1>
      {state.is === 'failed' ? <Alert>{state.why}</Alert> : <p role="status">{t('working')}</p>}
      {state.is === 'failed' && state.isDead ? (
        <a href={paths.profile()} className={buttonClass()}>
          {t('settings')}
        </a>
      ) : (
        <Button loading={state.is === 'working'} onClick={end}>
          {errors('retry')}
        </Button>
      )}
    </div>
  );
}
