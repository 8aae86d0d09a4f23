import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { paths } from '@/lib/paths';
import { WebhooksList } from './webhooks-list';

/** The webhooks of an account. Provides its own messages. */
export function WebhooksCard() {
  const t = useTranslations('webhooks');
  return (
    <CardSection id="webhooks" heading={t('heading')}>
      <p className="mb-4 text-sm">
        {t('text')}{' '}
        <Link href={`${paths.developers()}#webhooks`} className="link-within">
          {t('reference')}
        </Link>
      </p>
      <ClientMessages namespaces={['webhooks', 'news']}>
        <WebhooksList />
      </ClientMessages>
    </CardSection>
  );
}
