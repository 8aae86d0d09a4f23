'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useTransition } from 'react';
import type { Asking } from './ask-ai';
import type { ChosenLine } from './panel-types';
import { useTurn } from './use-turn';

/** Runs the AI search: with results it goes to the run, without it says so and stays. */
export function useAiSearch(userId: string, onAnswer?: Asking['onAnswer']) {
  const t = useTranslations('shell');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const asked = useRef<string>(null);
  const begin = useTurn();

  async function ask(sentence: string, clicked: boolean, signal: AbortSignal) {
    // Seldom wanted: no page waits for it.
    const { askAi } = await import('./ask-ai');
    const texts = { noData: t('noData'), upgrade: t('upgradePlan') };
    const href = await askAi({ userId, sentence, clicked, texts, signal, onAnswer });
    // After waiting, a transition has to be begun anew.
    if (href !== null && !signal.aborted) startTransition(() => router.push(href));
  }
  /** `line`: the sentence was chosen from the list. */
  function run(text: string, line?: ChosenLine) {
    const sentence = text.trim();
    // Each question is counted: pressed twice it is asked once.
    if (sentence === '' || asked.current === sentence) return;
    asked.current = sentence;
    const signal = begin();
    startTransition(() =>
      ask(sentence, line !== undefined, signal).finally(() => {
        if (asked.current === sentence) asked.current = null;
      }),
    );
  }
  return { run, pending };
}
