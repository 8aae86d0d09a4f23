import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import type { NewsTopic } from '@/lib/notifications/constants';
import { NewsChoice } from './news-choice';

/** Which changes of saved companies and searches become notifications. */
export function NewsSection({ muted }: { muted: readonly NewsTopic[] }) {
  const t = useTranslations('news');
  return (
    <CardSection id="news" heading={t('heading')}>
      <p id="news-text" className="mb-3">
        {t('text')}
      </p>
      <NewsChoice saved={muted} />
    </CardSection>
  );
}
