import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { InvoiceTable } from '@/components/billing/invoice-table';
import { PlanFacts } from '@/components/billing/plan-facts';
import { buttonClass } from '@/components/ui/button';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { getBilling, listInvoices } from '@/lib/billing/queries';
import { AppError } from '@/lib/errors';
import { paths } from '@/lib/paths';

/** The plan and its invoices. The provider has the latter, so the page does not wait for them. */
export async function BillingSection({ userId }: { userId: string }) {
  const billing = await getBilling(userId);
  const t = await getTranslations('invoices');
  return (
    <CardSection id="billing" heading={t('heading')}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <PlanFacts billing={billing} />
          <Link href={paths.subscription()} className={buttonClass()}>
            {t('toPlans')}
          </Link>
        </div>
        {billing.mode !== 'off' ? (
          <Suspense fallback={<Skeleton className="h-20 w-full rounded-lg" />}>
            <Invoices userId={userId} />
          </Suspense>
        ) : (
          <p className="text-muted text-sm">{t('noneWithout')}</p>
        )}
      </div>
    </CardSection>
  );
}

async function Invoices({ userId }: { userId: string }) {
  const t = await getTranslations('invoices');
  const invoices = await listInvoices(userId).catch((error: unknown) => {
    // The provider is unavailable, which must not take the rest of the page down.
    if (error instanceof AppError) return null;
    throw error;
  });
  if (invoices === null) {
    return (
      <p role="alert">
        {t('failed')}{' '}
        <a href={paths.profile()} className="link-within">
          {t('retry')}
        </a>
      </p>
    );
  }
  if (invoices.length === 0) return <p className="text-muted text-sm">{t('none')}</p>;
  return <InvoiceTable label={t('list')} invoices={invoices} />;
}
