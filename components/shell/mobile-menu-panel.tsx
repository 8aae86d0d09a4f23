'use client';

import {
  Bell,
  Bookmark,
  ChartColumn,
  Crown,
  LogOut,
  Search,
  Settings,
  UsersRound,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { openNotifications } from '@/components/notifications/open-notifications';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { FullText } from '@/components/ui/full-text';
import { Link } from '@/components/ui/link';
import { adminPaths } from '@/lib/admin-paths';
import { browserStorage } from '@/lib/api/browser-storage';
import { truncate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { PersonAvatar } from './avatar';
import { MenuIcon, menuTrigger } from './menu-trigger';
import type { Person } from './person';
import { useLogout } from './use-logout';

const itemClass = 'flex h-11 items-center gap-3 rounded-md px-3 text-ink hover:bg-raised';

/** Mounted open: its code is loaded by the click that opens it. */
export function MobileMenuPanel({ person }: { person: Person }) {
  const t = useTranslations('shell');
  const logout = useLogout();
  const [open, setOpen] = useState(true);
  const results = open ? browserStorage.get('search') : '';
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger aria-label={t('menu')} className={menuTrigger}>
        <MenuIcon />
      </DialogTrigger>
      <DialogContent shape="side" heading={t('menu')} closeLabel={t('close')}>
        <nav aria-label={t('menu')} className="flex flex-1 flex-col gap-1 p-2">
          <Link
            href={
              results
                ? paths.discover(Object.fromEntries(new URLSearchParams(results)))
                : paths.search()
            }
            onClick={() => setOpen(false)}
            className={itemClass}
          >
            <Search aria-hidden className="size-4 text-muted" />
            {t('discover')}
          </Link>
          <Link href={paths.saved()} onClick={() => setOpen(false)} className={itemClass}>
            <Bookmark aria-hidden className="size-4 text-muted" />
            {t('saved')}
          </Link>
          <Link href={paths.segmentation()} onClick={() => setOpen(false)} className={itemClass}>
            <ChartColumn aria-hidden className="size-4 text-muted" />
            {t('segmentation')}
          </Link>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(false);
              openNotifications();
            }}
            className={itemClass}
          >
            <Bell aria-hidden className="size-4 text-muted" />
            {t('notifications')}
          </button>
          <Link href={paths.profile()} onClick={() => setOpen(false)} className={itemClass}>
            <Settings aria-hidden className="size-4 text-muted" />
            {t('settings')}
          </Link>
          {!person.isSubscriber && (
            <Link href={paths.subscription()} onClick={() => setOpen(false)} className={itemClass}>
              <Crown aria-hidden className="size-4 text-accent" />
              {t('upgrade')}
            </Link>
          )}
          {person.isAdmin && (
            <Link href={adminPaths.users()} onClick={() => setOpen(false)} className={itemClass}>
              <UsersRound aria-hidden className="size-4 text-muted" />
              {t('usersManagement')}
            </Link>
          )}
          <button type="button" onClick={logout} className={itemClass}>
            <LogOut aria-hidden className="size-4 text-muted" />
            {t('logout')}
          </button>
        </nav>
        <div className="flex items-center gap-3 border-line border-t p-4">
          <PersonAvatar person={person} />
          <div className="min-w-0">
            <p className="font-medium text-ink">
              <FullText short={truncate(person.name, 15, 14)} full={person.name} />
            </p>
            <p className="wrap-anywhere text-muted text-sm">{person.email}</p>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
