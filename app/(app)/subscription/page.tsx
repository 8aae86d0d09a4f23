import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { requireUser } from '@/lib/auth/session';
import { getBilling, listPrices } from '@/lib/billing/queries';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { findRemaining } from '@/lib/quotas/queries';
import { Notices } from './_components/notices';
import { OwnPlan } from './_components/own-plan';
import { PlanCards } from './_components/plan-cards';
import { RefreshOnReturn } from './_components/refresh-on-return';
import { SubscriptionSkeleton } from './_components/subscription-skeleton';
import { Usage } from './_components/usage';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('subscription');
  return { title: t('title') };
}

export default async function SubscriptionPage() {
  const user = await requireUser();
  const prices = listPrices();
  const t = await getTranslations('subscription');
  const work = Promise.all([
    getBilling(user.id),
    findRemaining(user, 'AI_SEARCH'),
    findRemaining(user, 'CHAT'),
  ]);
  return (
    <ClientMessages namespaces={['subscription']}>
      <PageContainer className="flex flex-col gap-6">
        <div>
          <h1 className="text-xl">{t('heading')}</h1>
          <p className="text-body">{t('intro')}</p>
        </div>
        <StreamWhenSlow work={work} skeleton={<SubscriptionSkeleton />}>
          {([billing, searches, questions]) => (
            <>
              <Notices billing={billing} isSold={prices !== null} />
              <PlanCards userId={user.id} billing={billing} prices={prices} />
              <div className="grid gap-4 md:grid-cols-2">
                <OwnPlan billing={billing} />
                <Usage searches={searches} questions={questions} />
              </div>
            </>
          )}
        </StreamWhenSlow>
        <RefreshOnReturn />
      </PageContainer>
    </ClientMessages>
  );
}
