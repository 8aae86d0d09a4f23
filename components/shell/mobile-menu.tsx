'use client';

import { useTranslations } from 'next-intl';
import { toastUnreachable } from '@/components/failures/tell-unreachable';
import { onDemand } from '@/components/ui/on-demand';
import { useLazyPanel } from '@/components/ui/use-lazy-panel';
import { MenuIcon, menuTrigger } from './menu-trigger';
import type { Person } from './person';

const load = () => import('./mobile-menu-panel').then(({ MobileMenuPanel }) => MobileMenuPanel);
const Panel = onDemand(load);

export function MobileMenu({ person }: { person: Person }) {
  const t = useTranslations('shell');
  const { wanted, triggerProps, panelProps } = useLazyPanel(load, toastUnreachable);
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
  return <Panel person={person} fallback={trigger} {...panelProps} />;
}
