import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { ScrollHere } from '@/components/ui/scroll-here';
import type { NewsTopic } from '@/lib/notifications/constants';
import { NewsChoice } from './news-choice';

/** Which changes of saved companies and searches become notifications. */
export function NewsSection({ muted }: { muted: readonly NewsTopic[] }) {
  const t = useTranslations('news');
  return (
    <CardSection id="news" heading={t('heading')}>
      <ScrollHere id="news" />
      <p id="news-text" className="mb-3">
        {t('text')}
      </p>
      <NewsChoice saved={muted} />
    </CardSection>
  );
}
