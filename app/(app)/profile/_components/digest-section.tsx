import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import type { DigestPeriod } from '@/lib/digests/constants';
import { DigestChoice } from './digest-choice';

/** Whether and how often notifications are sent by email. */
export function DigestSection({ digest }: { digest: DigestPeriod }) {
  const t = useTranslations('digest');
  return (
    <CardSection id="digest" heading={t('heading')}>
      <p id="digest-text" className="mb-3">
        {t('text')}
      </p>
      <DigestChoice saved={digest} />
    </CardSection>
  );
}
