import { useCallback, useState } from 'react';
import { chatHistory } from '@/lib/api/assistant';
import { ApiError, sentenceOf } from '@/lib/api/call';
import type { ChatEntryOnWire } from '@/lib/assistant/types';

/** The chat history and the number of questions left: null when unlimited. */
export function useHistory(userId: string) {
  const [entries, setEntries] = useState<ChatEntryOnWire[]>();
  const [error, setError] = useState<string>();
  const [remaining, setRemaining] = useState<number | null>();

  /** Resolves to undefined when loading fails. */
  const load = useCallback(async (): Promise<ChatEntryOnWire[] | undefined> => {
    setError(undefined);
    try {
      const { data, remaining: left } = await chatHistory.read(userId);
      setEntries(data);
      setRemaining(left);
      return data;
    } catch (failure) {
      setError(sentenceOf(failure));
      return undefined;
    }
  }, [userId]);

  /** Keeps the current number when loading fails. */
  const loadRemaining = useCallback(async () => {
    try {
      setRemaining((await chatHistory.read(userId)).remaining);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    }
  }, [userId]);

  return { entries, error, remaining, setRemaining, load, loadRemaining };
}
