'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/api/call';
import { testCheckoutApi } from '@/lib/api/test-checkout';
import type { TestPlanAction } from '@/lib/billing/test-plan';
import type { TestPlanState } from '@/lib/billing/test-queries';

type Props = {
  userId: string;
  state: TestPlanState;
  /** Price of the plan that this one can be upgraded to; null without one. */
  upgrade: string | null;
};

/**
 * The actions by state: the buyer's own, and those that only time or a bank causes at a real
 * provider.
 */
const ACTIONS: Record<TestPlanState, readonly TestPlanAction[]> = {
  none: [],
  running: ['cancel', 'renew', 'fail', 'end'],
  cancelled: ['resume', 'end'],
  unpaid: ['pay', 'end'],
};
const OWN: readonly TestPlanAction[] = ['cancel', 'resume', 'pay'];

/** The actions for a test plan, most likely first. */
export function PlanActions({ userId, state, upgrade }: Props) {
  const t = useTranslations('testCheckout');
  const router = useRouter();
  const [isDrawing, startDrawing] = useTransition();
  const [working, setWorking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function run(name: string, work: () => Promise<unknown>) {
    setWorking(name);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('problem'));
    }
    setWorking(null);
  }
  const change = (action: TestPlanAction) =>
    run(action, async () => {
      await testCheckoutApi.change(action);
      startDrawing(() => router.refresh());
    });
  const goUp = (priceId: string) =>
    run('upgrade', async () => {
      const { url } = await testCheckoutApi.upgrade(userId, priceId);
      location.assign(url);
    });
  const busy = working !== null || isDrawing;
  const button = (action: TestPlanAction) => (
    <Button
      key={action}
      loading={working === action}
      disabled={busy}
      onClick={() => change(action)}
      className="justify-center"
    >
      {t(`actions.${action}`)}
    </Button>
  );
  const actions = ACTIONS[state];
  const others = actions.filter((action) => !OWN.includes(action));
  return (
    <div className="flex flex-col gap-4">
      {problem !== null && <Alert>{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        {actions.filter((action) => OWN.includes(action)).map(button)}
        {upgrade !== null && state === 'running' && (
          <Button
            variant="primary"
            loading={working === 'upgrade'}
            disabled={busy}
            onClick={() => goUp(upgrade)}
          >
            {t('actions.upgrade')}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <div className="flex flex-col gap-2 border-line border-t pt-4">
          <p className="text-muted text-sm">{t('byTime')}</p>
          <div className="flex flex-wrap gap-2">{others.map(button)}</div>
        </div>
      )}
    </div>
  );
}
