import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { webhooksApi } from '@/lib/api/webhooks';
import { formatMinute } from '@/lib/format';
import { NEWS_TOPICS } from '@/lib/notifications/constants';
import type { WebhookOnWire } from '@/lib/webhooks/types';
import { Deliveries } from './deliveries';

type Props = { webhook: WebhookOnWire; onChanged: () => void; onDeleted: () => void };

const loadChange = () => import('./webhook-dialog').then(({ WebhookDialog }) => WebhookDialog);
const loadDelete = () => import('./delete-dialog').then(({ DeleteDialog }) => DeleteDialog);

export function WebhookRow({ webhook, onChanged, onDeleted }: Props) {
  const { id, url, description, isOn } = webhook;
  const t = useTranslations('webhooks');
  const [working, setWorking] = useState<'test' | 'switch'>();
  /** Counts what changes the deliveries; null while they are not shown. */
  const [shown, setShown] = useState<number | null>(null);
  const name = description ?? url;

  async function act(what: 'test' | 'switch', work: () => Promise<void>) {
    setWorking(what);
    try {
      await work();
    } catch (failure) {
      toast.error(sentenceOf(failure));
    } finally {
      setWorking(undefined);
    }
    onChanged();
  }

  const test = () =>
    act('test', async () => {
      const { message, data } = await webhooksApi.test(id);
      if (data.state === 'delivered') toast.success(message);
      else toast.error(message);
      setShown((count) => (count ?? 0) + 1);
    });

  const toggle = () =>
    act('switch', async () => {
      toast.success((await webhooksApi.change(id, { isOn: !isOn })).message);
    });

  return (
    <li className="flex flex-col gap-2 px-3 py-2">
      <WebhookFacts webhook={webhook} />
      <div className="flex flex-wrap gap-2">
        <Button aria-label={t('testOf', { name })} loading={working === 'test'} onClick={test}>
          {t('test')}
        </Button>
        <Button
          aria-label={t(isOn ? 'switchOffOf' : 'switchOnOf', { name })}
          loading={working === 'switch'}
          onClick={toggle}
        >
          {t(isOn ? 'switchOff' : 'switchOn')}
        </Button>
        <Button
          aria-expanded={shown !== null}
          aria-label={t('deliveriesOf', { name })}
          onClick={() => setShown(shown === null ? 0 : null)}
        >
          {t('deliveries')}
        </Button>
        <DialogButton
          aria-label={t('changeOf', { name })}
          load={loadChange}
          given={{ webhook, onChanged }}
        >
          {t('change')}
        </DialogButton>
        <DialogButton
          aria-label={t('deleteOf', { name })}
          load={loadDelete}
          given={{ webhook, onDeleted }}
        >
          {t('delete')}
        </DialogButton>
      </div>
      {shown !== null && (
        <Deliveries webhookId={id} version={shown} label={t('deliveriesOf', { name })} />
      )}
    </li>
  );
}

function WebhookFacts({ webhook }: { webhook: WebhookOnWire }) {
  const { url, description, topics, isOn, offBecause, failingSince, createdAt } = webhook;
  const t = useTranslations('webhooks');
  const news = useTranslations('news');
  const moment = (at: string) => formatMinute(new Date(at));
  const isFailing = isOn && failingSince !== null;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
        <span className="wrap-anywhere min-w-0">{description ?? url}</span>
        {!isOn && <Badge tone="warn">{t('off')}</Badge>}
        {isFailing && <Badge tone="warn">{t('failing', { at: moment(failingSince) })}</Badge>}
      </p>
      <p className="wrap-anywhere text-muted text-xs">
        {description !== null && <>{url} · </>}
        {t('created', { at: moment(createdAt) })} ·{' '}
        {topics.length === NEWS_TOPICS.length
          ? t('allNews')
          : topics.map((topic) => news(topic)).join('; ')}
      </p>
      {!isOn && offBecause && <p className="text-sm text-warn">{t(`because-${offBecause}`)}</p>}
    </div>
  );
}
