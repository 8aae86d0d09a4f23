import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { FREE_USES } from '@/lib/quotas/constants';

/** Uses left this month; null without a limit. */
type Props = { searches: number | null; questions: number | null };

export function Usage({ searches, questions }: Props) {
  const t = useTranslations('subscription');
  return (
    <CardSection id="usage" heading={t('usage')}>
      <dl className="flex flex-col gap-4">
        <Meter label={t('searchesLeft')} left={searches} limit={FREE_USES.AI_SEARCH} />
        <Meter label={t('questionsLeft')} left={questions} limit={FREE_USES.CHAT} />
      </dl>
      {(searches !== null || questions !== null) && (
        <p className="mt-4 text-muted text-sm">{t('usageHint')}</p>
      )}
    </CardSection>
  );
}

type MeterProps = { label: string; left: number | null; limit: number };

function Meter({ label, left, limit }: MeterProps) {
  const t = useTranslations('subscription');
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt>{label}</dt>
      <dd className="text-right font-medium text-ink">
        {left === null ? t('noLimit') : t('leftOf', { left, limit })}
      </dd>
      {left !== null && (
        <dd aria-hidden className="col-span-2 h-2 overflow-hidden rounded-full bg-raised">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ width: `${(100 * Math.min(left, limit)) / limit}%` }}
          />
        </dd>
      )}
    </div>
  );
}
