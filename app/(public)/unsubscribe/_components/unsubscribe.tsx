'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { DoneView } from '@/components/account/done-view';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { accountApi } from '@/lib/api/account';

type State = { is: 'working' | 'done' } | { is: 'failed'; why: string };

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
      setState({ is: 'failed', why: failure instanceof Error ? failure.message : String(failure) });
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
      <Button loading={state.is === 'working'} onClick={end}>
        {errors('retry')}
      </Button>
    </div>
  );
}
