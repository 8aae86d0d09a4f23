'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { onDemand } from './on-demand';
import { giveUpToasts, isToastWanted, loadSonner, makeRoomForToasts, watchToasts } from './toast';

const Sonner = onDemand(() => loadSonner().then(({ Toaster }) => Toaster));

/** Milliseconds after which a page has loaded what it needs first. */
const CALM_MS = 2_000;

/** Alt+T leads to the messages, and Escape back: what loses the focus there gives it back. */
function leaveOnEscape({ key }: KeyboardEvent) {
  const focused = document.activeElement;
  if (key !== 'Escape' || !(focused instanceof HTMLElement)) return;
  if (focused.closest('[data-sonner-toaster]')) focused.blur();
}

/**
 * Renders the toasts. It is mounted before the first one, so that losing the connection can be
 * reported even though nothing can be fetched any more.
 */
export function Toaster() {
  const t = useTranslations('errors');
  const isWanted = useSyncExternalStore(watchToasts, isToastWanted, () => false);
  // Here because it is on every page and runs on hydration; a component of its own would add code.
  useLayoutEffect(() => window.passOnEarly?.(), []);
  useEffect(() => {
    const timer = setTimeout(makeRoomForToasts, CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    document.addEventListener('keydown', leaveOnEscape);
    return () => document.removeEventListener('keydown', leaveOnEscape);
  }, [isWanted]);
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
