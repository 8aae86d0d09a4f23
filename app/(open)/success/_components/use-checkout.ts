import { useCallback, useEffect, useState } from 'react';
import { billingApi } from '@/lib/api/billing';
import { ApiError } from '@/lib/api/call';
import type { PaidOnWire } from '@/lib/billing/answers';

type Problem = 'unknown' | ApiError;

const isUnknown = ({ status }: ApiError) => [403, 404, 422].includes(status);

/** The outcome of a checkout; `unknown` unless the id is of one of the user's own checkouts. */
export function useCheckout(sessionId: string) {
  const [checkout, setCheckout] = useState<PaidOnWire>();
  const [problem, setProblem] = useState<Problem | undefined>(sessionId ? undefined : 'unknown');

  const read = useCallback(
    async (signal?: AbortSignal) => {
      if (sessionId === '') return;
      setProblem(undefined);
      setCheckout(undefined);
      try {
        setCheckout(await billingApi.readCheckout(sessionId, signal));
      } catch (failure) {
        if (signal?.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        setProblem(isUnknown(failure) ? 'unknown' : failure);
      }
    },
    [sessionId],
  );

  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);

  return { checkout, problem, retry: () => void read() };
}
