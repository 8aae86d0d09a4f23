import { useState } from 'react';
import { ApiError } from '@/lib/api/call';

/** What the server refused is said where it was asked for, and what was typed stays. */
export function useAttempt() {
  const [error, setError] = useState<string>();
  /** @returns the answer, or undefined when the server refused. */
  async function attempt<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    setError(undefined);
    try {
      return await call();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
      return undefined;
    }
  }
  return { error, setError, attempt };
}
