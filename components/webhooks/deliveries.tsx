import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailed } from '@/components/failures/load-failed';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { sentenceOf } from '@/lib/api/call';
import { webhooksApi } from '@/lib/api/webhooks';
import { formatMinute } from '@/lib/format';
import type { DeliveryOnWire } from '@/lib/webhooks/types';

const tones = { delivered: 'good', waiting: 'neutral', failed: 'warn' } as const;

type Props = {
  webhookId: string;
  /** Another version is read anew. */
  version: number;
  label: string;
};

/** The latest deliveries of a webhook. */
export function Deliveries({ webhookId, version, label }: Props) {
  const t = useTranslations('webhooks');
  const [cache] = useState(() => new AnswerCache<DeliveryOnWire[]>());
  const load = async (signal: AbortSignal) =>
    (await webhooksApi.deliveries(webhookId, signal)).data;
  const { answer, error, retry } = useAnswer({ cache, key: `${version}`, load });
  if (error !== undefined) {
    const text = t('deliveriesFailed');
    return <LoadFailed text={text} error={error} again={t('retry')} retry={retry} />;
  }
  if (!answer) return <Skeleton className="h-10 w-full rounded-md" />;
  if (answer.length === 0) return <p className="text-muted text-sm">{t('noDeliveries')}</p>;
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-md bg-raised px-3">
      {answer.map((delivery) => (
        <Delivery key={delivery.id} webhookId={webhookId} delivery={delivery} onTried={retry} />
      ))}
    </ul>
  );
}

type DeliveryProps = { webhookId: string; delivery: DeliveryOnWire; onTried: () => void };

function Delivery({ webhookId, delivery, onTried }: DeliveryProps) {
  const { id, type, name, state, status, failure, attempts, createdAt, nextAt } = delivery;
  const t = useTranslations('webhooks');
  const [isWorking, setWorking] = useState(false);
  const moment = (at: string) => formatMinute(new Date(at));
  const why = failure && t(`failure-${failure}`, { status: status ?? 0 });

  async function tryAgain() {
    setWorking(true);
    try {
      const { message, data } = await webhooksApi.retry(webhookId, id);
      if (data.state === 'delivered') toast.success(message);
      else toast.error(message);
    } catch (problem) {
      toast.error(sentenceOf(problem));
    } finally {
      setWorking(false);
    }
    onTried();
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere min-w-0">{name}</span>
          <Badge tone={tones[state]}>{t(`state-${state}`)}</Badge>
        </p>
        <p className="wrap-anywhere text-muted text-xs">
          {moment(createdAt)} · <code>{type}</code> · {t('attempts', { count: attempts })}
          {why && <> · {why}</>}
          {nextAt && attempts > 0 && <> · {t('next', { at: moment(nextAt) })}</>}
        </p>
      </div>
      <Button aria-label={t('againOf', { name })} loading={isWorking} onClick={tryAgain}>
        {t('again')}
      </Button>
    </li>
  );
}
