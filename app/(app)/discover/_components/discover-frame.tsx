'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useState, useTransition } from 'react';
import { browserStorage } from '@/lib/api/browser-storage';
import { frameClass, type Pane } from './frame-class';
import { FrameContext } from './frame-context';
import { PaneSwitch } from './pane-switch';

export function DiscoverFrame({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pane, show] = useState<Pane>('list');
  const [isPending, startTransition] = useTransition();
  const navigate = useCallback(
    (href: string) => startTransition(() => router.push(href)),
    [router],
  );
  return (
    <FrameContext value={{ pane, show, navigate, isPending }}>
      <div className={frameClass(pane)}>{children}</div>
      <PaneSwitch />
      <LastResults />
    </FrameContext>
  );
}

/** Keeps where one is, for the menu's way back. */
function LastResults() {
  const address = useSearchParams().toString();
  useEffect(() => void browserStorage.set('lastResults', address), [address]);
  return null;
}
