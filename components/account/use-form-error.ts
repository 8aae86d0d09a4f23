import { useState } from 'react';
import { ApiError } from '@/lib/api/call';

/** The sentence above a form, when the server refused what was sent. */
export function useFormError(before?: string) {
  const [error, setError] = useState(before);
  /** @param place puts sentences beside their fields; answers whether it did */
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
