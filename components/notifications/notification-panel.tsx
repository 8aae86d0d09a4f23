'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Link } from '@/components/ui/link';
import { Repeated } from '@/components/ui/repeated';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/paths';
import { NotificationItem } from './notification-item';
import { useNotifications } from './use-notifications';

const FIRST_SHOWN = 4;

/** Mounted open: its code is loaded by the click that opens it. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell');
  const bell = useRef<HTMLElement>(null);
  useEffect(() => {
    bell.current = document.querySelector('[data-bell]');
  }, []);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        shape="side"
        heading={t('notifications')}
        closeLabel={t('close')}
        opener={bell}
      >
        <Content onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell');
  const errors = useTranslations('errors');
  const { items, total, unread, error, retry, more, ...notices } = useNotifications();
  const { read, readAll, remove } = notices;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (error !== undefined && !items?.length) {
    return (
      <div className="flex flex-col items-start gap-3 p-4">
        <Alert>{error}</Alert>
        <Button onClick={retry}>{errors('retry')}</Button>
      </div>
    );
  }
  if (!items) return <LoadingItems />;
  if (total === 0) {
    return (
      <div className="flex flex-col gap-1 p-4">
        <p className="text-body">{t('noActivity')}</p>
        <p className="text-muted text-sm">{t('noActivityText')}</p>
      </div>
    );
  }
  const isFolded = !all && items.length > FIRST_SHOWN;
  const hasMore = items.length < total;
  /** The pressed button may disappear: focus the notification that is revealed. */
  const focusOn = (place: number) =>
    list.current?.children[place]?.querySelector<HTMLElement>('a, button')?.focus();
  function showMore() {
    flushSync(() => setAll(true));
    if (isFolded) focusOn(FIRST_SHOWN);
    else more();
  }
  return (
    <>
      {unread > 0 && (
        <div className="flex justify-end border-line border-b px-2 py-1">
          <Button
            variant="ghost"
            onClick={() => {
              focusOn(0);
              readAll();
            }}
          >
            {t('markAllRead')}
          </Button>
        </div>
      )}
      <ul ref={list} aria-label={t('notifications')} className="flex flex-col gap-1 p-2">
        {(all ? items : items.slice(0, FIRST_SHOWN)).map((item) => (
          <NotificationItem
            key={item.id}
            item={item}
            onRead={() => read(item.id)}
            onRemove={() => remove(item.id)}
            onClose={onClose}
          />
        ))}
      </ul>
      {(isFolded || hasMore || error !== undefined) && (
        <div className="flex flex-col gap-2 border-line border-t p-2">
          {error !== undefined && <Alert>{error}</Alert>}
          <Button variant="ghost" className="w-full" onClick={error ? retry : showMore}>
            {error ? errors('retry') : all ? t('showMore') : t('allNotifications')}
          </Button>
        </div>
      )}
      <p className="border-line border-t px-4 py-2 text-sm">
        <Link href={`${paths.profile()}#news`} onClick={onClose} className="link link-alone">
          {t('chooseNews')}
        </Link>
      </p>
    </>
  );
}

function LoadingItems() {
  return (
    <div aria-busy className="flex flex-col gap-1 p-2">
      <Repeated count={FIRST_SHOWN}>
        <div className="flex flex-col gap-1 p-2 pl-6">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-20" />
        </div>
      </Repeated>
    </div>
  );
}
