import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { CardSection } from '@/components/ui/card';
import type { UserDetail } from '@/lib/users/admin-detail';
import { SAMPLE_INVOICES } from '@/lib/users/sample-invoices';

export function BillingTab({ user }: { user: UserDetail }) {
  const t = useTranslations('admin');
  return (
    <>
      <CardSection id="plan" heading={t('plan')}>
        <div className="flex items-center gap-3">
          <p className="font-medium text-ink">{user.subscriptionPlan}</p>
          <Badge tone={user.isSubscription ? 'good' : 'neutral'}>
            {t(user.isSubscription ? 'paidUser' : 'freeUser')}
          </Badge>
        </div>
      </CardSection>
      <CardSection id="invoices" heading={t('invoices')}>
        <p className="mb-3 flex flex-wrap items-center gap-2 text-muted text-sm">
          {t('invoiceSample')}
        </p>
        <InvoiceTable />
      </CardSection>
    </>
  );
}

function InvoiceTable() {
  const t = useTranslations('admin');
  return (
    <table aria-labelledby="invoices" className="w-full border-collapse text-left">
      <thead className="border-b text-muted text-sm">
        <tr>
          <th className="py-2 pr-3 font-medium">{t('invoiceId')}</th>
          <th className="py-2 pr-3 font-medium">{t('invoiceDate')}</th>
          <th className="py-2 pr-3 text-right font-medium">{t('invoiceAmount')}</th>
          <th className="py-2 font-medium">{t('invoiceStatus')}</th>
        </tr>
      </thead>
      <tbody>
        {SAMPLE_INVOICES.map(({ id, date, amount, status }) => (
          <tr key={id} className="h-10 border-b last:border-b-0">
            <td className="pr-3 text-ink">{id}</td>
            <td className="pr-3">{date}</td>
            <td className="pr-3 text-right">{amount}</td>
            <td>
              <Badge tone={status === 'Paid' ? 'good' : 'warn'}>{status}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
