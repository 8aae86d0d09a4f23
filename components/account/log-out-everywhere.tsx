'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { mayLoseUnsaved } from '@/components/session/unsaved';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { accountApi } from '@/lib/api/account';
import { browserStorage } from '@/lib/api/browser-storage';
import { paths } from '@/lib/paths';
import { useFormError } from './use-form-error';

/** Asks for confirmation, because this device is logged out too. */
export function LogOutEverywhere() {
  const t = useTranslations('sessions');
  const failure = useFormError();
  const [step, setStep] = useState<'ready' | 'asking' | 'working'>('ready');
  const returns = useRef(false);

  async function logOut() {
    if (!mayLoseUnsaved(t('unsaved'))) return;
    setStep('working');
    if (!(await failure.attempt(accountApi.endAllSessions))) return back();
    browserStorage.clear();
    window.location.assign(paths.signIn());
  }

  /** The pressed button disappears; the first one reappears and takes the focus. */
  function back() {
    returns.current = true;
    setStep('ready');
  }

  if (step === 'ready') {
    return (
      <div className="flex flex-col items-start gap-3">
        {failure.error && <Alert>{failure.error}</Alert>}
        <Button autoFocus={returns.current} onClick={() => setStep('asking')}>
          {t('everywhere')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset aria-label={t('everywhere')} className="flex flex-wrap items-center gap-3">
      <p role="status" className="w-full text-sm">
        {t('confirm')}
      </p>
      <Button variant="primary" autoFocus loading={step === 'working'} onClick={logOut}>
        {t('confirmYes')}
      </Button>
      <Button disabled={step === 'working'} onClick={back}>
        {t('cancel')}
      </Button>
    </fieldset>
  );
}
