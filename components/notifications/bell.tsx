'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { undoOnFailure } from '@/components/failures/tell-unreachable';
import { onDemand, prefetch } from '@/components/ui/on-demand';
import { formatNumber } from '@/lib/format';
import { useUnread } from './unread-store';

const load = () =>
  import('./notification-panel').then(({ NotificationPanel }) => NotificationPanel);
const Panel = onDemand(load);

/** Larger numbers are shown as "99+". */
const MOST_SHOWN = 99;

type Props = {
  unread: number;
  isSubscriber: boolean;
  /** Rendered on the server, so that no script needs the icon. */
  icon: ReactNode;
};

export function NotificationBell({ unread: given, isSubscriber, icon }: Props) {
  const t = useTranslations('shell');
  const unread = useUnread(given, isSubscriber);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('notificationsUnread', { count: unread })}
        data-bell
        onPointerEnter={() => prefetch(load)}
        onFocus={() => prefetch(load)}
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
      {open && <Panel onClose={close} {...undoOnFailure(close)} />}
    </>
  );
}
