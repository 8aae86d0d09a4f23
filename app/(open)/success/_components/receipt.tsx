import { useLocale, useTranslations } from 'next-intl';
import type { PaidOnWire } from '@/lib/billing/answers';
import { formatMoney } from '@/lib/billing/money';
import { usePlan } from './use-plan';

type Props = { checkout: PaidOnWire; userId: string | null };

/** The amount paid and the plan, and whether that plan is active yet. */
export function Receipt({ checkout, userId }: Props) {
  const t = useTranslations('success');
  const named = useTranslations('subscription.plans');
  const language = useLocale();
  const { amount_total: amount, currency, plan } = checkout;
  const state = usePlan(userId, plan);
  const name = plan && named(`${plan}.name`);
  return (
    <div className="mt-2 flex w-full flex-col gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-md bg-raised px-4 py-3 text-left">
        <dt>{t('paid')}</dt>
        <dd className="text-right font-semibold text-ink">
          {formatMoney(amount, currency, language)}
        </dd>
        {name && (
          <>
            <dt>{t('plan')}</dt>
            <dd className="text-right font-medium text-ink">{name}</dd>
          </>
        )}
      </dl>
      {userId && name && (
        <p role="status" className={state === 'active' ? 'text-good' : 'text-muted'}>
          {t(state, { plan: name })}
        </p>
      )}
    </div>
  );
}
