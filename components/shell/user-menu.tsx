'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { useLazyPanel } from '@/components/ui/use-lazy-panel';
import { Avatar, userMenuTrigger } from './avatar';
import type { Person } from './person';

const load = () => import('./user-menu-panel');
const Panel = lazy(() => load().then(({ UserMenuPanel }) => ({ default: UserMenuPanel })));

export function UserMenu({ person }: { person: Person }) {
  const t = useTranslations('shell');
  const { wanted, triggerProps } = useLazyPanel(load);
  const trigger = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={t('account', { name: person.name })}
      className={userMenuTrigger}
      {...triggerProps}
    >
      <Avatar initials={person.initials} picture={person.picture} />
    </button>
  );
  if (!wanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Panel person={person} />
    </Suspense>
  );
}
