import { X } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import { formatDay, truncate } from '@/lib/format';
import type { NotificationOnWire } from '@/lib/notifications/types';
import { paths } from '@/lib/paths';

type Props = {
  item: NotificationOnWire;
  onRead: () => void;
  onRemove: () => void;
  onClose: () => void;
};

/** A click marks it read and opens the company it is about. */
export function NotificationItem({ item, onRead, onRemove, onClose }: Props) {
  const t = useTranslations('shell');
  const { Details: title, message, the_key: key, isRead, createdAt } = item;
  const short = truncate(title, 22, 15);
  const content = (
    <>
      <span
        aria-hidden
        className={cn(
          'mt-1.5 size-2 shrink-0 rounded-full',
          isRead ? 'bg-transparent' : 'bg-accent',
        )}
      />
      <span className="min-w-0 flex-1 text-left">
        <span lang="da" dir="auto" className="block truncate font-medium text-ink">
          <span aria-hidden>{short}</span>
          <span className="sr-only">{title}</span>
        </span>
        <span className="block break-words text-body text-sm">{message}</span>
        <time dateTime={createdAt} className="block text-muted text-xs">
          {formatDay(new Date(createdAt))}
        </time>
        {!isRead && <span className="sr-only">{t('unread')}</span>}
      </span>
    </>
  );
  const shared = {
    className: 'flex min-w-0 flex-1 gap-2 rounded-md p-2 hover:bg-raised',
    title: short === title ? undefined : title,
  };
  return (
    <li className="flex items-start gap-1">
      {key === null ? (
        <button type="button" {...shared} onClick={onRead}>
          {content}
        </button>
      ) : (
        <Link
          {...shared}
          href={paths.company(key)}
          prefetch={false}
          onClick={() => {
            if (!isRead) onRead();
            onClose();
          }}
        >
          {content}
        </Link>
      )}
      <button
        type="button"
        aria-label={t('deleteNotification', { title })}
        title={t('delete')}
        onClick={onRemove}
        className="mt-1 grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink touch:size-11"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}
