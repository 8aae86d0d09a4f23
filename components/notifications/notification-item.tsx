import {
  Bookmark,
  Building2,
  CircleX,
  Crown,
  FileText,
  type LucideIcon,
  RotateCcw,
  SearchCheck,
  TriangleAlert,
  X,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FullText } from '@/components/ui/full-text';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { formatMomentDay, truncate } from '@/lib/format';
import type { NotificationOnWire } from '@/lib/notifications/types';

type Props = {
  item: NotificationOnWire;
  onRead: () => void;
  onRemove: () => void;
  onClose: () => void;
};

type Kind = NotificationOnWire['kind'];

const icons: Record<Kind, LucideIcon> = {
  LIST: Bookmark,
  CHANGE: Building2,
  ACCOUNTS: FileText,
  BANKRUPTCY: TriangleAlert,
  CEASED: CircleX,
  RETURNED: RotateCcw,
  GONE: CircleX,
  SEARCH: SearchCheck,
  PLAN: Crown,
};
const tones: Partial<Record<Kind, string>> = {
  RETURNED: 'text-good',
};

/** What is grave and has no icon of its own, such as a liquidation, is shown like a bankruptcy. */
function lookOf({ kind, isGrave }: NotificationOnWire): [icon: LucideIcon, tone: string] {
  if (!isGrave) return [icons[kind] ?? Bookmark, tones[kind] ?? 'text-muted'];
  return [kind === 'CHANGE' ? TriangleAlert : icons[kind], 'text-bad'];
}

/** A click marks the notification as read and opens what it is about. */
export function NotificationItem({ item, onRead, onRemove, onClose }: Props) {
  const t = useTranslations('shell');
  const { Details: title, message, link, isRead, createdAt } = item;
  const [Icon, tone] = lookOf(item);
  const content = (
    <>
      <span aria-hidden className="relative mt-0.5 shrink-0">
        <Icon className={cn('size-4', tone)} />
        {!isRead && (
          <span className="absolute -top-1 -right-1 size-2 rounded-full bg-accent ring-2 ring-surface" />
        )}
      </span>
      <span className="min-w-0 flex-1 text-left">
        <span
          // A company's name in Danish; otherwise our own words, or a name the user gave.
          lang={item.the_key === null ? undefined : 'da'}
          dir="auto"
          className="block truncate font-medium text-ink"
        >
          <FullText short={truncate(title, 22, 15)} full={title} />
        </span>
        <span className="block break-words text-body text-sm">{message}</span>
        <time dateTime={createdAt} className="block text-muted text-xs">
          {formatMomentDay(new Date(createdAt))}
        </time>
        {!isRead && <span className="sr-only">{t('unread')}</span>}
      </span>
    </>
  );
  const shared = { className: 'flex min-w-0 flex-1 gap-2 rounded-md p-2 hover:bg-raised' };
  return (
    <li className="group relative flex items-start gap-1">
      {link === null ? (
        <button type="button" {...shared} onClick={onRead}>
          {content}
        </button>
      ) : (
        <Link
          {...shared}
          href={link}
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
        data-remove
        onClick={({ currentTarget }) => {
          focusNext(currentTarget);
          onRemove();
        }}
        className="mt-1 grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink touch:size-11"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

/** The button disappears with its item: focuses that of the next, or of the previous at the end. */
function focusNext(button: HTMLElement) {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  other?.querySelector<HTMLElement>('[data-remove]')?.focus();
}
