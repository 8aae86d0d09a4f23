'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useState, useTransition } from 'react';
import { browserStorage } from '@/lib/api/browser-storage';
import { FrameContext } from './frame-context';
import { PaneSwitch } from './pane-switch';
import { usePane } from './use-pane';

type Props = { className: string; children: ReactNode };

/** Wraps results and skeleton alike, so that the state of the panes outlives both. */
export function DiscoverFrame({ className, children }: Props) {
  const router = useRouter();
  const address = useSearchParams().toString();
  const [pane, show] = usePane();
  const [areFiltersOpen, openFilters] = useState(false);
  const [isPending, startTransition] = useTransition();
  const navigate = (href: string) => startTransition(() => router.push(href));
  // For the link back to the results in the mobile menu.
  useEffect(() => void browserStorage.set('search', address), [address]);
  return (
    <FrameContext value={{ pane, show, areFiltersOpen, openFilters, navigate, isPending }}>
      <div data-pane={pane} className={className}>
        {children}
      </div>
      <PaneSwitch />
    </FrameContext>
  );
}
