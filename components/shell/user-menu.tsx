'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLazyPanel } from '@/components/ui/use-lazy-panel';
import type { Person } from './person';

const load = () => import('./user-menu-panel');
const Panel = lazy(() => load().then(({ UserMenuPanel }) => ({ default: UserMenuPanel })));

type Props = {
  person: Person;
  /** Drawn by the server: no script need know how. */
  avatar: ReactNode;
};

export function UserMenu({ person, avatar }: Props) {
  const t = useTranslations('shell');
  const { wanted, triggerProps } = useLazyPanel(load);
  const trigger = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={t(person.isSubscriber ? 'accountSubscriber' : 'account', { name: person.name })}
      className="block rounded-full"
      {...triggerProps}
    >
      {avatar}
    </button>
  );
  if (!wanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Panel person={person} avatar={avatar} />
    </Suspense>
  );
}
