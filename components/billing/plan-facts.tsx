import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { BillingState } from '@/lib/billing/types';
import { formatMomentDay } from '@/lib/format';

/** The user's plan and its next event. */
export function PlanFacts({ billing }: { billing: BillingState }) {
  const t = useTranslations('subscription');
  const { plan, period, renewsAt, endsAt, graceUntil } = billing;
  const days = [
    [t('renews'), renewsAt],
    [t('ends'), endsAt],
    [t('graceEnds'), graceUntil],
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Fact label={t('plan')}>{t(`plans.${plan}.name`)}</Fact>
        {period && (
          <Fact label={t('period')}>
            <Day of={period.from} /> – <Day of={period.to} />
          </Fact>
        )}
        {days.map(
          ([label, day]) =>
            day !== null && (
              <Fact key={label} label={label}>
                <Day of={day} />
              </Fact>
            ),
        )}
      </dl>
      {plan === 'Free' && <p className="text-muted text-sm">{t('freeHint')}</p>}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium text-ink">{children}</dd>
    </div>
  );
}

function Day({ of }: { of: string }) {
  return <time dateTime={of}>{formatMomentDay(new Date(of))}</time>;
}
