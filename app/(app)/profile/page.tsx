import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SessionsCard } from '@/components/account/sessions-card';
import { KeysCard } from '@/components/api-keys/keys-card';
import { PageContainer } from '@/components/shell/page-container';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { CardSection } from '@/components/ui/card';
import { WebhooksCard } from '@/components/webhooks/webhooks-card';
import { requireUser } from '@/lib/auth/session';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getOwnAccount } from '@/lib/users/profile/own-account';
import { BillingSection } from './_components/billing-section';
import { DataSection } from './_components/data-section';
import { DigestSection } from './_components/digest-section';
import { LanguageSection } from './_components/language-section';
import { NewsSection } from './_components/news-section';
import { ProfileForm } from './_components/profile-form';
import { ProfileSkeleton } from './_components/profile-skeleton';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile');
  return { title: t('title') };
}

export default async function ProfilePage() {
  const user = await requireUser();
  const t = await getTranslations('profile');
  return (
    <ClientMessages
      namespaces={['profile', 'deletion', 'digest', 'news', 'fields', 'shell', 'search']}
    >
      <PageContainer>
        <div className="mx-auto flex max-w-3xl flex-col gap-6">
          <h1 className="text-xl">{t('heading')}</h1>
          <StreamWhenSlow work={getOwnAccount(user.id)} skeleton={<ProfileSkeleton />}>
            {(account) => (
              <>
                <CardSection id="account" heading={t('account')}>
                  <ProfileForm account={account} />
                </CardSection>
                <BillingSection userId={user.id} />
                <NewsSection muted={account.mutedNews} />
                <DigestSection digest={account.digest} />
                <LanguageSection />
                <SessionsCard />
                <KeysCard />
                <WebhooksCard />
                <DataSection email={user.email} hasPassword={account.hasPassword} />
              </>
            )}
          </StreamWhenSlow>
        </div>
      </PageContainer>
    </ClientMessages>
  );
}
