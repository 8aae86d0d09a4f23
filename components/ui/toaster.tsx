'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { onDemand, prefetch } from './on-demand';
import { giveUpToasts, isToastWanted, loadSonner, watchToasts } from './toast';
import { whenCalmOrUsed } from './when-calm';

const Sonner = onDemand(() => loadSonner().then(({ Toaster }) => Toaster));

/**
 * The place of messages. It is fetched before the first one: that Veminto cannot be reached is
 * said when nothing can be fetched any more.
 */
export function Toaster() {
  const isWanted = useSyncExternalStore(watchToasts, isToastWanted, () => false);
  useEffect(() => void whenCalmOrUsed().then(() => prefetch(loadSonner)), []);
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
