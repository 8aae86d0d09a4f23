'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/api/call';
import { testCheckoutApi } from '@/lib/api/test-checkout';

type Action = 'pay' | 'fail' | 'cancel';
type Props = {
  sessionId: string;
  /** As it is shown, e.g. US $20. */
  amount: string;
};

/** Pays, fails to pay, or leaves. Whoever pays is led on as by the real checkout. */
export function CheckoutActions({ sessionId, amount }: Props) {
  const t = useTranslations('testCheckout');
  const [working, setWorking] = useState<Action | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function answer(action: Action) {
    setWorking(action);
    setProblem(null);
    try {
      const { url } = await testCheckoutApi.answer(sessionId, action);
      // The whole page: what a plan gives is shown all over it.
      if (url !== null) return location.assign(url);
      setProblem(t('declined'));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('problem'));
    }
    setWorking(null);
  }
  const button = (action: Action, label: string, variant?: 'primary' | 'ghost') => (
    <Button
      variant={variant}
      loading={working === action}
      disabled={working !== null}
      onClick={() => answer(action)}
      className="w-full justify-center"
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-col gap-2">
      {problem !== null && <Alert>{problem}</Alert>}
      {button('pay', t('pay', { amount }), 'primary')}
      {button('fail', t('fail'))}
      {button('cancel', t('cancel'), 'ghost')}
    </div>
  );
}
