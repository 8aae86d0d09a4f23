import { useEffect, useState } from 'react';
import { billingApi } from '@/lib/api/billing';
import { ApiError } from '@/lib/api/call';
import type { PlanName } from '@/lib/billing/types';

/** The provider's webhook may arrive after the customer: poll the user until the plan is set. */
const PAUSE_MS = 1_500;
const TRIES = 20;

async function hasPlan(userId: string, plan: PlanName, signal: AbortSignal): Promise<boolean> {
  try {
    const { data } = await billingApi.readUser(userId, signal);
    return data.subscriptionPlan === plan;
  } catch (failure) {
    if (failure instanceof ApiError) return false;
    throw failure;
  }
}

/** Whether a paid plan is active; `late` when it is not after half a minute. */
export function usePlan(userId: string | null, plan: PlanName | null) {
  const [state, setState] = useState<'waiting' | 'active' | 'late'>('waiting');
  useEffect(() => {
    if (userId === null || plan === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (left: number) => {
      const isThere = await hasPlan(userId, plan, signal);
      if (signal.aborted) return;
      if (isThere || left === 0) setState(isThere ? 'active' : 'late');
      else timer = setTimeout(look, PAUSE_MS, left - 1);
    };
    void look(TRIES);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [userId, plan]);
  return state;
}
