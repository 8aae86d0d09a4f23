import { Check } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { formatMoney } from '@/lib/billing/money';
import { offerOf } from '@/lib/billing/offer';
import { PLANS, type Plan } from '@/lib/billing/plans';
import type { BillingState } from '@/lib/billing/types';
import { cn } from '@/lib/cn';
import { FREE_USES } from '@/lib/quotas/constants';
import { BuyButton } from './buy-button';
import { OFF_ID } from './notices';

type Prices = { monthly: string; yearly: string } | null;
type Props = { userId: string; billing: BillingState; prices: Prices };

/** The three plans; the current one is outlined. Where only two fit, the paid ones are side by side. */
export function PlanCards({ userId, billing, prices }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {PLANS.map((plan) => (
        <li key={plan.name} className={cn('flex', plan.name === 'Free' && 'sm:max-lg:col-span-2')}>
          <PlanCard plan={plan} isCurrent={plan.name === billing.plan}>
            <PlanButton plan={plan} userId={userId} billing={billing} prices={prices} />
          </PlanCard>
        </li>
      ))}
    </ul>
  );
}

type CardProps = { plan: Plan; isCurrent: boolean; children: ReactNode };

function PlanCard({ plan, isCurrent, children }: CardProps) {
  const t = useTranslations('subscription');
  const language = useLocale();
  const id = `plan-${plan.name.toLowerCase()}`;
  return (
    <section
      aria-labelledby={id}
      className={cn(
        cardClass,
        'flex w-full flex-col gap-4 p-5',
        isCurrent && 'border-accent outline-1 outline-accent',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 id={id} className="text-lg">
          {t(`plans.${plan.name}.name`)}
        </h2>
        {isCurrent && <Badge tone="accent">{t('yours')}</Badge>}
      </div>
      <div>
        <p className="flex items-baseline gap-1">
          <span className="font-semibold text-2xl text-ink">
            {formatMoney(plan.amount, plan.currency, language)}
          </span>
          {plan.period && <span className="text-muted">{t(`per.${plan.period}`)}</span>}
        </p>
        <p className="mt-1 text-muted text-sm">{t(`plans.${plan.name}.note`)}</p>
      </div>
      <Features plan={plan} />
      <div className="mt-auto flex flex-col">{children}</div>
    </section>
  );
}

function Features({ plan }: { plan: Plan }) {
  const t = useTranslations('subscription');
  const texts = plan.includes.map((feature) => t(`features.${feature}`));
  const limits = [
    t('freeSearches', { count: FREE_USES.AI_SEARCH }),
    t('freeQuestions', { count: FREE_USES.CHAT }),
  ];
  return (
    <ul
      aria-label={t('includes')}
      className={cn(
        'grid gap-2',
        plan.name === 'Free' && 'sm:max-lg:grid-cols-2 sm:max-lg:gap-x-14',
      )}
    >
      {[...texts, ...(plan.name === 'Free' ? limits : [])].map((text) => (
        <li key={text} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function PlanButton({ plan, userId, billing, prices }: Props & { plan: Plan }) {
  const t = useTranslations('subscription');
  const offer = offerOf(billing.plan, plan.name, prices !== null);
  const label = t(`offers.${offer.text}`);
  const priceId = prices?.[plan.name === 'Yearly' ? 'yearly' : 'monthly'];
  if (!offer.enabled || priceId === undefined) {
    return (
      <Button disabled aria-describedby={offer.why && OFF_ID}>
        {label}
      </Button>
    );
  }
  return <BuyButton userId={userId} priceId={priceId} label={label} />;
}
