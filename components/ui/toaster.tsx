'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { onDemand, prefetch } from './on-demand';
import { giveUpToasts, isToastWanted, loadSonner, watchToasts } from './toast';

const Sonner = onDemand(() => loadSonner().then(({ Toaster }) => Toaster));

/** Milliseconds after which a page has what it needs first. */
const CALM_MS = 2_000;

/**
 * The place of messages. It is fetched before the first one: that Veminto cannot be reached is
 * said when nothing can be fetched any more.
 */
export function Toaster() {
  const isWanted = useSyncExternalStore(watchToasts, isToastWanted, () => false);
  useEffect(() => {
    const timer = setTimeout(() => prefetch(loadSonner), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isWanted) return null;
  return (
    <Sonner
      position="top-center"
      duration={3000}
      closeButton
      theme="system"
      style={{ fontFamily: 'inherit' }}
      onFailed={giveUpToasts}
    />
  );
}
