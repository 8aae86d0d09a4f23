'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { LoadFailed } from '@/components/failures/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { webhooksApi } from '@/lib/api/webhooks';
import { MAX_WEBHOOKS } from '@/lib/webhooks/constants';
import type { WebhookOnWire } from '@/lib/webhooks/types';
import { WebhookRow } from './webhook-row';

const load = async (signal: AbortSignal) => (await webhooksApi.list(signal)).data;
const loadDialog = () => import('./webhook-dialog').then(({ WebhookDialog }) => WebhookDialog);

export function WebhooksList() {
  const t = useTranslations('webhooks');
  const [cache] = useState(() => new AnswerCache<WebhookOnWire[]>());
  const { answer: webhooks, error, retry } = useAnswer({ cache, key: 'own', load });
  const area = useRef<HTMLDivElement>(null);

  return (
    <div ref={area} tabIndex={-1} className="flex flex-col items-start gap-4">
      {/* Keep the list mounted on errors, along with the dialog that shows a secret only once. */}
      {error !== undefined && (
        <LoadFailed text={t('failed')} error={error} again={t('retry')} retry={retry} />
      )}
      {webhooks === undefined && error === undefined && (
        <Skeleton className="h-16 w-full rounded-md" />
      )}
      {webhooks?.length === 0 && (
        <p className="w-full rounded-md border border-line border-dashed px-3 py-6 text-center text-muted text-sm">
          {t('none')}
        </p>
      )}
      {webhooks && webhooks.length > 0 && (
        <ul aria-label={t('list')} className="w-full divide-y divide-line rounded-md border">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onChanged={retry}
              onDeleted={() => {
                area.current?.focus();
                retry();
              }}
            />
          ))}
        </ul>
      )}
      {webhooks && webhooks.length < MAX_WEBHOOKS && (
        <DialogButton load={loadDialog} given={{ onChanged: retry }}>
          {t('add')}
        </DialogButton>
      )}
    </div>
  );
}
