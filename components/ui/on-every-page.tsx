'use client';

import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { lastWords } from '@/lib/i18n/last-words';
import { Drawn } from './drawn';
import { onDemand } from './on-demand';
import { giveUpToasts, isToastWanted, loadSonner, makeRoomForToasts, watchToasts } from './toast';

// In one file with the toaster, which is part of the root layout: each error page would otherwise load
// a copy of its own, and every page loads all of its error pages.

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
  const words = lastWords();
  return (
    <Sonner
      position="top-center"
      duration={3000}
      closeButton
      containerAriaLabel={words.messages}
      toastOptions={{ closeButtonAriaLabel: words.closeMessage }}
      theme="system"
      style={{ fontFamily: 'inherit' }}
      onFailed={giveUpToasts}
    />
  );
}

type ErrorPanelProps = {
  heading: string;
  /** h1 when it replaces a whole page. */
  level?: 'h1' | 'h2';
  hint?: string;
  reference?: string;
  /** The button's label. */
  again: string;
  retry: () => void;
};

/** What is shown in place of a page that failed. Beside the toaster: see above. */
export function ErrorPanel({ heading, level: Heading = 'h2', hint, ...rest }: ErrorPanelProps) {
  const { reference, again, retry } = rest;
  return (
    <div
      role="alert"
      className="mx-auto flex w-full max-w-lg flex-col items-center gap-2 px-6 py-16 text-center"
    >
      <Drawn
        className="mb-2 size-10 rounded-full bg-bad-soft p-2.5 text-bad"
        d="M12 4l9.5 16.5h-19zM12 10v5M12 18v.01"
      />
      <Heading className="text-xl">{heading}</Heading>
      {hint && <p className="text-balance text-body">{hint}</p>}
      <button type="button" onClick={() => retry()} className="button button-primary mt-4">
        {again}
      </button>
      {reference && <p className="mt-4 text-muted text-xs">{reference}</p>}
    </div>
  );
}
