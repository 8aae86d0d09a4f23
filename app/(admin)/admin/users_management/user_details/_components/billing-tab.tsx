import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { InvoiceTable } from '@/components/billing/invoice-table';
import { PlanFacts } from '@/components/billing/plan-facts';
import { Badge } from '@/components/ui/badge';
import { CardSection } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { getBilling, listInvoices } from '@/lib/billing/queries';
import { AppError } from '@/lib/errors';
import { SAMPLE_INVOICES } from '@/lib/users/admin/sample-invoices';
import type { UserDetail } from '@/lib/users/admin/user-detail';

export async function BillingTab({ user }: { user: UserDetail }) {
  const t = await getTranslations('admin');
  const billing = await getBilling(user.id);
  return (
    <>
      <CardSection id="plan" heading={t('plan')}>
        <div className="flex flex-col items-start gap-3">
          <PlanFacts billing={billing} />
          <Badge tone={user.isSubscription ? 'good' : 'neutral'}>
            {t(user.isSubscription ? 'paidUser' : 'freeUser')}
          </Badge>
        </div>
      </CardSection>
      <CardSection id="invoices" heading={t('invoices')}>
        <Suspense fallback={<Skeleton className="h-20 w-full rounded-lg" />}>
          <Invoices userId={user.id} isReal={billing.mode === 'stripe'} />
        </Suspense>
      </CardSection>
    </>
  );
}

/** Without a payment provider, users who have no test invoice either show sample invoices. */
async function Invoices({ userId, isReal }: { userId: string; isReal: boolean }) {
  const t = await getTranslations('invoices');
  const invoices = await listInvoices(userId).catch((error: unknown) => {
    // The payment provider is unavailable; the plan above comes from our own database.
    if (error instanceof AppError) return null;
    throw error;
  });
  if (invoices === null) return <p role="alert">{t('failedOther')}</p>;
  if (invoices.length === 0) {
    return isReal ? <p className="text-muted text-sm">{t('none')}</p> : <SampleInvoices />;
  }
  return <InvoiceTable label={t('list')} invoices={invoices} />;
}

function SampleInvoices() {
  const t = useTranslations('admin');
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2 text-muted text-sm">
        {t('invoiceSample')}
      </p>
      <SampleTable />
    </>
  );
}

function SampleTable() {
  const t = useTranslations('admin');
  const states = useTranslations('invoices.states');
  return (
    <table aria-labelledby="invoices" className="w-full border-collapse text-left">
      <thead className="border-b text-muted text-sm">
        <tr>
          <th scope="col" className="py-2 pr-3 font-medium">
            {t('invoiceId')}
          </th>
          <th scope="col" className="py-2 pr-3 font-medium">
            {t('invoiceDate')}
          </th>
          <th scope="col" className="py-2 pr-6 text-right font-medium">
            {t('invoiceAmount')}
          </th>
          <th scope="col" className="py-2 font-medium">
            {t('invoiceStatus')}
          </th>
        </tr>
      </thead>
      <tbody>
        {SAMPLE_INVOICES.map(({ id, date, amount, status }) => (
          <tr key={id} className="h-10 border-b last:border-b-0">
            <td className="pr-3 text-ink">{id}</td>
            <td className="pr-3">{date}</td>
            <td className="pr-6 text-right">{amount}</td>
            <td>
              <Badge tone={status === 'Paid' ? 'good' : 'warn'}>
                {states(status === 'Paid' ? 'paid' : 'pending')}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
