import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { paths } from '@/lib/paths';
import { KeysList } from './keys-list';

/** The API keys of an account. Provides its own messages. */
export function KeysCard() {
  const t = useTranslations('apiKeys');
  return (
    <CardSection id="api-keys" heading={t('heading')}>
      <p className="mb-4 text-sm">
        {t('text')}{' '}
        <Link href={paths.developers()} className="link-within">
          {t('reference')}
        </Link>
      </p>
      <ClientMessages namespaces={['apiKeys']}>
        <KeysList />
      </ClientMessages>
    </CardSection>
  );
}
