'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toastUnreachable } from '@/components/failures/tell-unreachable';
import { onDemand } from '@/components/ui/on-demand';
import { useLazyPanel } from '@/components/ui/use-lazy-panel';
import type { Person } from './person';

const load = () => import('./user-menu-panel').then(({ UserMenuPanel }) => UserMenuPanel);
const Panel = onDemand(load);

type Props = {
  person: Person;
  /** Rendered on the server, so that no script needs its code. */
  avatar: ReactNode;
};

export function UserMenu({ person, avatar }: Props) {
  const t = useTranslations('shell');
  const { wanted, triggerProps, panelProps } = useLazyPanel(load, toastUnreachable);
  const trigger = (
    <button type="button" aria-haspopup="menu" className="block rounded-full" {...triggerProps}>
      {avatar}
      <span className="sr-only">
        {t(person.isSubscriber ? 'accountSubscriber' : 'account', { name: person.name })}
      </span>
    </button>
  );
  if (!wanted) return trigger;
  return <Panel person={person} avatar={avatar} fallback={trigger} {...panelProps} />;
}
