'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useState, useTransition } from 'react';
import { browserStorage } from '@/lib/api/browser-storage';
import { FrameContext } from './frame-context';
import { PaneSwitch } from './pane-switch';
import { usePane } from './use-pane';

type Props = { className: string; children: ReactNode };

/** Stands around results and skeleton, so that what is in front outlives both. */
export function DiscoverFrame({ className, children }: Props) {
  const router = useRouter();
  const address = useSearchParams().toString();
  const [pane, show] = usePane();
  const [areFiltersOpen, openFilters] = useState(false);
  const [isPending, startTransition] = useTransition();
  const navigate = (href: string) => startTransition(() => router.push(href));
  // For the menu's way back.
  useEffect(() => void browserStorage.set('lastResults', address), [address]);
  return (
    <FrameContext value={{ pane, show, areFiltersOpen, openFilters, navigate, isPending }}>
      <div data-pane={pane} className={className}>
        {children}
      </div>
      <PaneSwitch />
    </FrameContext>
  );
}
