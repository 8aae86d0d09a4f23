import { useTranslations } from 'next-intl';
import type { BillingState } from '@/lib/billing/types';
import { formatDay } from '@/lib/format';

/** The plan of a person, and what comes next of it. */
export function PlanFacts({ billing }: { billing: BillingState }) {
  const t = useTranslations('subscription');
  const { plan, renewsAt, endsAt, graceUntil } = billing;
  const facts = [
    [t('plan'), t(`plans.${plan}.name`)],
    [t('renews'), renewsAt],
    [t('ends'), endsAt],
    [t('graceEnds'), graceUntil],
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([label, value], place) => {
          if (value === null) return null;
          return (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium text-ink">
                {place === 0 ? value : <time dateTime={value}>{formatDay(new Date(value))}</time>}
              </dd>
            </div>
          );
        })}
      </dl>
      {plan === 'Free' && <p className="text-muted text-sm">{t('freeHint')}</p>}
    </div>
  );
}
