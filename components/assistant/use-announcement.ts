import { useTranslations } from 'next-intl';
import { parseMarkdown } from './markdown';
import { plainText } from './markdown-inline';
import type { Turn } from './turns';

function wordsOf(answer: string): string {
  return parseMarkdown(answer)
    .flatMap((block) => {
      if (block.kind === 'code') return [block.text];
      if (block.kind === 'list') return block.items.map(plainText);
      if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainText);
      return block.lines.map(plainText);
    })
    .join('. ');
}

/**
 * Text for screen readers. A growing text would be read out from the start with every word, so it
 * is announced once it is complete.
 */
export function useAnnouncement(turns: Turn[]): string {
  const t = useTranslations('assistant');
  const last = turns.at(-1);
  if (last?.state === 'waiting') return t('thinking');
  if (last?.state === 'done') return wordsOf(last.answer);
  // A failure is already announced as an alert.
  return last?.state === 'stopped' ? t('stopped') : '';
}
