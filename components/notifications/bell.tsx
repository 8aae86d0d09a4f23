'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatNumber } from '@/lib/format';
import { useUnread } from './unread-store';

const load = () => import('./notification-panel');
const Panel = lazy(() => load().then(({ NotificationPanel }) => ({ default: NotificationPanel })));

/** More than these are shown as such. */
const MOST_SHOWN = 99;

type Props = {
  unread: number;
  isSubscriber: boolean;
  /** Drawn by the server: no script need know how. */
  icon: ReactNode;
};

export function NotificationBell({ unread: given, isSubscriber, icon }: Props) {
  const t = useTranslations('shell');
  const unread = useUnread(given, isSubscriber);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('notificationsUnread', { count: unread })}
        data-bell
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
        className="relative grid size-9 place-items-center rounded-md text-body hover:bg-raised touch:size-11"
      >
        {icon}
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0 right-0 min-w-4 rounded-full bg-accent px-1 text-center font-medium text-on-accent text-xs tabular-nums leading-4"
          >
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : formatNumber(unread)}
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <Panel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
