import { useTranslations } from 'next-intl';
import { ManageButton } from '@/components/billing/manage-button';
import { PlanFacts } from '@/components/billing/plan-facts';
import { CardSection } from '@/components/ui/card';
import type { BillingState } from '@/lib/billing/types';

/** The user's plan, its next payment, and a button to manage it. */
export function OwnPlan({ billing }: { billing: BillingState }) {
  const t = useTranslations('subscription');
  const isPaid = billing.plan !== 'Free';
  return (
    <CardSection id="own-plan" heading={t('ownPlan')}>
      <PlanFacts billing={billing} />
      {isPaid && billing.mode !== 'off' && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ManageButton label={t('manage')} />
          <p className="min-w-0 flex-1 basis-60 text-muted text-sm">{t('manageHint')}</p>
        </div>
      )}
    </CardSection>
  );
}
