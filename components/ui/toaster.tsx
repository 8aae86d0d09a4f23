'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isToastWanted, watchToasts } from './toast';

const Sonner = lazy(() => import('sonner').then(({ Toaster }) => ({ default: Toaster })));

/** The place of messages; it comes with the first one. */
export function Toaster() {
  const isWanted = useSyncExternalStore(watchToasts, isToastWanted, () => false);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Sonner
        position="top-center"
        duration={3000}
        closeButton
        theme="system"
        style={{ fontFamily: 'inherit' }}
      />
    </Suspense>
  );
}
