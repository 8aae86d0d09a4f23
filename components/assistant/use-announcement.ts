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

/** Read out: a text that grows would begin again with every word, so it comes when it is whole. */
export function useAnnouncement(turns: Turn[]): string {
  const t = useTranslations('assistant');
  const last = turns.at(-1);
  if (last?.state === 'waiting') return t('thinking');
  if (last?.state === 'done') return wordsOf(last.answer);
  // A failure is an alert and speaks for itself.
  return last?.state === 'stopped' ? t('stopped') : '';
}
