'use client';

import { Bookmark, CreditCard, Keyboard, LogOut, UserRound, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { toastUnreachable } from '@/components/failures/tell-unreachable';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { FullText } from '@/components/ui/full-text';
import { Link } from '@/components/ui/link';
import { useUnheardEscape } from '@/components/ui/use-unheard-escape';
import { adminPaths } from '@/lib/admin-paths';
import { truncate } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Person } from './person';
import { openShortcuts } from './shortcut-keys';
import { useLogout } from './use-logout';

type Props = { person: Person; avatar: ReactNode };

/** Mounted open: its code is loaded by the click that opens it. */
export function UserMenuPanel({ person, avatar }: Props) {
  const t = useTranslations('shell');
  const logout = useLogout();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  useUnheardEscape(() => setOpen(false), open);
  const showShortcuts = () => {
    if (!openShortcuts(trigger.current)) void toastUnreachable();
  };
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenuTrigger ref={trigger} className="block rounded-full">
        {avatar}
        <span className="sr-only">
          {t(person.isSubscriber ? 'accountSubscriber' : 'account', { name: person.name })}
        </span>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>
          <span className="block font-medium text-ink">
            <FullText short={truncate(person.name, 15, 14)} full={person.name} />
          </span>
          <span className="wrap-anywhere block max-w-64 text-muted text-sm">{person.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href={paths.profile()}>
            <UserRound aria-hidden className="size-4 text-muted" />
            {t('profileSettings')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href={paths.subscription()}>
            <CreditCard aria-hidden className="size-4 text-muted" />
            {t('subscription')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href={paths.saved()}>
            <Bookmark aria-hidden className="size-4 text-muted" />
            {t('saved')}
          </Link>
        </DropdownMenuItem>
        {person.isAdmin && (
          <DropdownMenuItem asChild>
            <Link href={adminPaths.users()}>
              <UsersRound aria-hidden className="size-4 text-muted" />
              {t('usersManagement')}
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={showShortcuts}>
          <Keyboard aria-hidden className="size-4 text-muted" />
          {t('shortcuts')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={logout}>
          <LogOut aria-hidden className="size-4 text-muted" />
          {t('logout')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
