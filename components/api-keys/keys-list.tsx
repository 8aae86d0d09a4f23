'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailed } from '@/components/failures/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { sentenceOf } from '@/lib/api/call';
import { keysApi } from '@/lib/api/keys';
import type { KeyOnWire } from '@/lib/api-keys/types';
import { CreateKey } from './create-key';
import { KeyRow } from './key-row';

const load = async (signal: AbortSignal) => (await keysApi.list(signal)).data;

export function KeysList() {
  const t = useTranslations('apiKeys');
  const [cache] = useState(() => new AnswerCache<KeyOnWire[]>());
  const { answer: keys, error, retry } = useAnswer({ cache, key: 'own', load });

  async function revoke(id: string) {
    try {
      toast.success((await keysApi.revoke(id)).message);
    } catch (failure) {
      toast.error(sentenceOf(failure));
    }
    retry();
  }

  return (
    <div tabIndex={-1} className="flex flex-col items-start gap-4">
      {/* Keep the list mounted on errors, along with the dialog that shows a new key only once. */}
      {error !== undefined && (
        <LoadFailed text={t('failed')} error={error} again={t('retry')} retry={retry} />
      )}
      {keys === undefined && error === undefined && <KeysSkeleton />}
      {keys && <Keys keys={keys} onRevoke={revoke} />}
      {keys && <CreateKey onCreated={retry} />}
    </div>
  );
}

type Props = { keys: KeyOnWire[]; onRevoke: (id: string) => Promise<void> };

function Keys({ keys, onRevoke }: Props) {
  const t = useTranslations('apiKeys');
  if (keys.length === 0) {
    return (
      <p className="w-full rounded-md border border-line border-dashed px-3 py-6 text-center text-muted text-sm">
        {t('none')}
      </p>
    );
  }
  return (
    <ul aria-label={t('list')} className="w-full divide-y divide-line rounded-md border">
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key.id)} />
      ))}
    </ul>
  );
}

function KeysSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-16 w-full rounded-md" />
      <Skeleton className="h-9 w-36" />
    </div>
  );
}
