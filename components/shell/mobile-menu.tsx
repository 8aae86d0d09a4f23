'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { useLazyPanel } from '@/components/ui/use-lazy-panel';
import { MenuIcon, menuTrigger } from './menu-trigger';
import type { Person } from './person';

const load = () => import('./mobile-menu-panel');
const Panel = lazy(() => load().then(({ MobileMenuPanel }) => ({ default: MobileMenuPanel })));

export function MobileMenu({ person }: { person: Person }) {
  const t = useTranslations('shell');
  const { wanted, triggerProps } = useLazyPanel(load);
  const trigger = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('menu')}
      className={menuTrigger}
      {...triggerProps}
    >
      <MenuIcon />
    </button>
  );
  if (!wanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Panel person={person} />
    </Suspense>
  );
}
