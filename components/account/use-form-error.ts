import { useState } from 'react';
import { ApiError } from '@/lib/api/call';

/** The message above a form, when the server refused the request. */
export function useFormError(before?: string) {
  const [error, setError] = useState(before);
  /** @param place shows messages beside their fields; returns whether it placed any */
  async function attempt(
    work: () => Promise<unknown>,
    place?: (fields: ApiError['fields']) => boolean,
  ): Promise<boolean> {
    setError(undefined);
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (!place?.(failure.fields)) setError(failure.message);
      return false;
    }
  }
  return { error, attempt, dismiss: () => setError(undefined) };
}
