import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { SessionsList } from './sessions-list';

/** The user's sessions, and how to end them. Provides its own messages. */
export function SessionsCard() {
  const t = useTranslations('sessions');
  return (
    <CardSection id="sessions" heading={t('heading')}>
      <p className="mb-4 text-sm">{t('text')}</p>
      <ClientMessages namespaces={['sessions']}>
        <SessionsList />
      </ClientMessages>
    </CardSection>
  );
}
