import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { buttonClass } from '@/components/ui/button';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/auth/session';
import { getBilling, listPrices } from '@/lib/billing/queries';
import { getTestPlan } from '@/lib/billing/test-queries';
import type { BillingState } from '@/lib/billing/types';
import { AppError } from '@/lib/errors';
import { formatMomentDay } from '@/lib/format';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { paths } from '@/lib/paths';
import { NoMoney } from '../_components/no-money';
import { PlanActions } from '../_components/plan-actions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('testCheckout');
  return { title: t('manageTitle') };
}

/** The next event of the plan, as its message key and day. */
function nextOf({ renewsAt, endsAt, graceUntil }: BillingState) {
  const found = [
    { key: 'renews', day: renewsAt },
    { key: 'ends', day: endsAt },
    { key: 'grace', day: graceUntil },
  ] as const;
  const next = found.find(({ day }) => day !== null);
  return next?.day ? { key: next.key, day: formatMomentDay(new Date(next.day)) } : null;
}

export default async function TestPlanPage() {
  const user = await requireUser();
  const plan = await getTestPlan(user.id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
  const [t, billing] = await Promise.all([getTranslations('testCheckout'), getBilling(user.id)]);
  const named = await getTranslations('subscription.plans');
  const next = nextOf(billing);
  const upgrade = billing.plan === 'Monthly' ? (listPrices()?.yearly ?? null) : null;
  return (
    <PageContainer>
      <div className="mx-auto flex w-full max-w-lg flex-col gap-4">
        <h1 className="text-xl">{t('manageHeading')}</h1>
        <NoMoney />
        <CardSection id="plan" heading={t('plan', { plan: named(`${billing.plan}.name`) })}>
          <p className="mb-4 text-sm">
            {next ? t(next.key, { day: next.day }) : t(billing.plan === 'Free' ? 'nothing' : 'due')}
          </p>
          <ClientMessages namespaces={['testCheckout']}>
            <PlanActions userId={user.id} state={plan.state} upgrade={upgrade} />
          </ClientMessages>
        </CardSection>
        <Link href={paths.subscription()} className={buttonClass({ className: 'self-start' })}>
          {t('plans')}
        </Link>
      </div>
    </PageContainer>
  );
}
