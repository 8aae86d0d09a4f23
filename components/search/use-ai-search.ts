'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import type { Asking } from './ask-ai';
import type { ChosenLine } from './panel-types';

/** Runs the AI search: with results it goes to the run, without it says so and stays. */
export function useAiSearch(userId: string, onAnswer?: Asking['onAnswer']) {
  const t = useTranslations('shell');
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  async function ask(sentence: string, clicked: boolean) {
    // Seldom wanted: no page waits for it.
    const { askAi } = await import('./ask-ai');
    const texts = { noData: t('noData'), upgrade: t('upgradePlan') };
    const href = await askAi({ userId, sentence, clicked, texts, onAnswer });
    // After waiting, a transition has to be begun anew.
    if (href !== null) startTransition(() => router.push(href));
  }
  /** `line`: the sentence was chosen from the list. */
  function run(text: string, line?: ChosenLine) {
    const sentence = text.trim();
    if (sentence !== '') startTransition(() => ask(sentence, line !== undefined));
  }
  return { run, pending };
}
