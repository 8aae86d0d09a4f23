'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useTransition } from 'react';
import { toastUnreachable } from '@/components/failures/tell-unreachable';
import type { Asking } from './ask-ai';
import type { ChosenLine } from './panel-types';
import { useTurn } from './use-turn';

/** Runs the AI search: opens the run if there are results, otherwise says so and stays. */
export function useAiSearch(userId: string, onAnswer?: Asking['onAnswer']) {
  const t = useTranslations('shell');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const asked = useRef<string>(null);
  const { take, isWaiting } = useTurn();

  async function ask(sentence: string, clicked: boolean, signal: AbortSignal) {
    // Seldom used, so loaded on demand.
    const code = await import('./ask-ai').catch(() => null);
    if (code === null) return toastUnreachable();
    const texts = { noData: t('noData'), upgrade: t('upgradePlan') };
    const href = await code.askAi({ userId, sentence, clicked, texts, signal, onAnswer });
    if (href !== null && !signal.aborted) startTransition(() => router.push(href));
  }
  /** `line`: set when the sentence was chosen from the list. */
  function run(text: string, line?: ChosenLine) {
    const sentence = text.trim();
    // Each search counts as a use, so a double click runs it once.
    if (sentence === '' || asked.current === sentence) return;
    asked.current = sentence;
    void take(async (signal) => {
      try {
        await ask(sentence, line !== undefined, signal);
      } finally {
        if (asked.current === sentence) asked.current = null;
      }
    });
  }
  return { run, pending: pending || isWaiting };
}
