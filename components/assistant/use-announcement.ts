import { useTranslations } from 'next-intl';
import { spoken } from './spoken';
import type { Turn } from './turns';

/**
 * Text for screen readers. A growing text would be read out from the start with every word, so it
 * is announced once it is complete.
 */
export function useAnnouncement(turns: Turn[]): string {
  const t = useTranslations('assistant');
  const last = turns.at(-1);
  if (last?.state === 'waiting') return t('thinking');
  if (last?.state === 'done') return spoken(last.answer);
  // A failure is already announced as an alert.
  return last?.state === 'stopped' ? t('stopped') : '';
}
