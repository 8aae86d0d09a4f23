'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { onDemand } from './on-demand';
import { giveUpToasts, isToastWanted, loadSonner, makeRoomForToasts, watchToasts } from './toast';

const Sonner = onDemand(() => loadSonner().then(({ Toaster }) => Toaster));

/** Milliseconds after which a page has what it needs first. */
const CALM_MS = 2_000;

/**
 * The place of messages. It is there before the first one: that Veminto cannot be reached is
 * said when nothing can be fetched any more.
 */
export function Toaster() {
  const t = useTranslations('errors');
  const isWanted = useSyncExternalStore(watchToasts, isToastWanted, () => false);
  // On every page, and there as soon as it listens; a component of its own would be more to load.
  useLayoutEffect(() => window.passOnEarly?.(), []);
  useEffect(() => {
    const timer = setTimeout(makeRoomForToasts, CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isWanted) return null;
  return (
    <Sonner
      position="top-center"
      duration={3000}
      closeButton
      containerAriaLabel={t('messages')}
      toastOptions={{ closeButtonAriaLabel: t('closeMessage') }}
      theme="system"
      style={{ fontFamily: 'inherit' }}
      onFailed={giveUpToasts}
    />
  );
}
