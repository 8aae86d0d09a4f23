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
  /** The formatted amount, e.g. US $20. */
  amount: string;
};

/** Pays, fails to pay, or cancels. Paying redirects as the real checkout does. */
export function CheckoutActions({ sessionId, amount }: Props) {
  const t = useTranslations('testCheckout');
  const [working, setWorking] = useState<Action | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function answer(action: Action) {
    setWorking(action);
    setProblem(null);
    try {
      const { url } = await testCheckoutApi.answer(sessionId, action);
      // A full page load, because the new plan changes things all over the app.
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
