'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useRef, useState } from 'react';
import { LoadFailed } from '@/components/failures/load-failed';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { accountApi } from '@/lib/api/account';
import type { SessionOnWire } from '@/lib/users/answers';
import { LogOutEverywhere } from './log-out-everywhere';
import { SessionRow } from './session-row';
import { useFormError } from './use-form-error';

/** Sessions beyond these are folded, so that they do not push the rest of the page out of sight. */
const SHOWN = 5;

const load = async (signal: AbortSignal) => (await accountApi.sessions(signal)).data;

export function SessionsList() {
  const t = useTranslations('sessions');
  // Cached only while mounted: sessions start and end elsewhere.
  const [cache] = useState(() => new AnswerCache<SessionOnWire[]>());
  const { answer: sessions, error, retry } = useAnswer({ cache, key: 'own', load });
  const failure = useFormError();
  const list = useRef<HTMLUListElement>(null);
  const folded = sessions?.slice(SHOWN) ?? [];

  async function end(id: string) {
    if (await failure.attempt(() => accountApi.endSession(id))) {
      // The row disappears with the pressed button, so move the focus on.
      list.current?.focus();
      toast.success(t('ended'));
    }
    retry();
  }

  return (
    <div tabIndex={-1} className="flex flex-col gap-4">
      {error !== undefined && (
        <LoadFailed text={t('failed')} error={error} again={t('retry')} retry={retry} />
      )}
      {error === undefined && !sessions && <SessionsSkeleton />}
      {error === undefined && sessions && (
        <>
          {failure.error && <Alert>{failure.error}</Alert>}
          <Rows ref={list} label={t('list')} sessions={sessions.slice(0, SHOWN)} onEnd={end} />
          {folded.length > 0 && (
            <details className="group">
              <summary className="link flex min-h-9 w-fit cursor-pointer items-center touch:min-h-11">
                <span className="group-open:hidden">
                  {t('showAll', { count: sessions.length })}
                </span>
                <span className="hidden group-open:inline">{t('showFewer')}</span>
              </summary>
              <div className="pt-2">
                <Rows label={t('others')} sessions={folded} onEnd={end} />
              </div>
            </details>
          )}
          {sessions.length === 1 && <p className="text-muted text-sm">{t('alone')}</p>}
          <LogOutEverywhere />
        </>
      )}
    </div>
  );
}

type RowsProps = {
  ref?: Ref<HTMLUListElement>;
  label: string;
  sessions: SessionOnWire[];
  onEnd: (id: string) => Promise<void>;
};

function Rows({ ref, label, sessions, onEnd }: RowsProps) {
  return (
    <ul
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      className="divide-y divide-line rounded-md border"
    >
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} onEnd={() => onEnd(session.id)} />
      ))}
    </ul>
  );
}

function SessionsSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <div className="flex h-16 flex-col justify-center gap-2 rounded-md border px-3">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3 w-64 max-w-full" />
      </div>
      <Skeleton className="h-9 w-44" />
    </div>
  );
}
