import { useState } from 'react';
import { ApiError } from '@/lib/api/call';

/** Shows the server's refusal inside the dialog, and keeps what was typed. */
export function useAttempt() {
  const [error, setError] = useState<string>();
  /** @returns the answer, or undefined if the server refused. */
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
