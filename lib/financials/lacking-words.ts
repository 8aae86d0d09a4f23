import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import type { NotComputed } from './types';

/** Why accounts have no value for a figure: the report contradicts itself, or a ratio lacks a part. */
export type Lacking = NotComputed | 'contradiction';

function wordsIn({ financial, keyFigures }: typeof english, lacking: Lacking): string {
  if (lacking === 'contradiction') return financial.contradiction;
  const part = keyFigures.parts[lacking.part];
  return `${keyFigures.notComputed}, ${keyFigures.lacking[lacking.why].replace('{part}', part)}`;
}

/** "cannot be computed, revenue not reported", as the pages tell it. */
export const lackingWords = (lacking: Lacking) => ({
  en: wordsIn(english, lacking),
  da: wordsIn(danish, lacking),
});
