'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';

const KEPT = 60;

/** Caches answers by key and keeps the most recently used. One cache per kind of request. */
export class AnswerCache<Answer> {
  private readonly answers = new Map<string, Answer>();

  /** Does not count as a use, so it may be called while rendering. */
  peek(key: string): Answer | undefined {
    return this.answers.get(key);
  }

  get(key: string): Answer | undefined {
    const answer = this.answers.get(key);
    if (answer !== undefined) this.set(key, answer);
    return answer;
  }

  set(key: string, answer: Answer): void {
    this.answers.delete(key);
    this.answers.set(key, answer);
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= KEPT) break;
      this.answers.delete(oldest);
    }
  }

  clear(): void {
    this.answers.clear();
  }
}

type Question<Answer> = {
  cache: AnswerCache<Answer>;
  /** The request's key; null requests nothing. */
  key: string | null;
  load: (signal: AbortSignal) => Promise<Answer>;
  /** Debounce in milliseconds before the request; a cached answer is returned at once. */
  delay?: number;
};

type Reply<Answer> = {
  /** The answer for this key, or the previous one while this one is loading. */
  answer: Answer | undefined;
  isCurrent: boolean;
  error: unknown;
  /** Requests again, bypassing the cache. */
  retry: () => void;
};

/** Fetches what the screen shows; a new key aborts the request for the previous one. */
export function useAnswer<Answer>(question: Question<Answer>): Reply<Answer> {
  const { cache, key, delay = 0 } = question;
  const load = useEffectEvent(question.load);
  const [last, setLast] = useState<{ key: string; answer: Answer }>();
  const [failed, setFailed] = useState<{ key: string; error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const known = key === null ? undefined : cache.peek(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt requests again
  useEffect(() => {
    if (key === null) return;
    const cached = cache.get(key);
    if (cached !== undefined) {
      setLast({ key, answer: cached });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const answer = await load(signal);
        if (signal.aborted) return;
        cache.set(key, answer);
        setFailed(undefined);
        setLast({ key, answer });
      } catch (error) {
        if (!signal.aborted) setFailed({ key, error });
      }
    };
    const timer = setTimeout(ask, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [cache, key, delay, attempt]);

  const retry = useCallback(() => {
    cache.clear();
    // The failed request is being retried, so show the loading state again.
    setFailed(undefined);
    setAttempt((before) => before + 1);
  }, [cache]);
  return {
    answer: known ?? last?.answer,
    isCurrent: known !== undefined || (key !== null && last?.key === key),
    error: failed !== undefined && failed.key === key ? failed.error : undefined,
    retry,
  };
}
