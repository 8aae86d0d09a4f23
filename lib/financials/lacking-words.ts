import { createTranslator } from 'use-intl/core';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import type { NotComputed } from './types';

/** Why accounts have no value for a figure: the report contradicts itself, or a ratio lacks a part. */
export type Lacking = NotComputed | 'contradiction';

function wordsIn(locale: Language, lacking: Lacking): string {
  const t = createTranslator({ locale, messages: messages[locale] });
  if (lacking === 'contradiction') return t('financial.contradiction');
  const part = t(`keyFigures.parts.${lacking.part}`);
  return `${t('keyFigures.notComputed')}, ${t(`keyFigures.lacking.${lacking.why}`, { part })}`;
}

/** "cannot be computed, revenue not reported", as the pages tell it. */
export const lackingWords = (lacking: Lacking) => ({
  en: wordsIn('en', lacking),
  da: wordsIn('da', lacking),
});
