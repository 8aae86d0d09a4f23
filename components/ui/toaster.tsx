'use client';

import { lazy, Suspense, useEffect, useState } from 'react';

const Sonner = lazy(() => import('sonner').then(({ Toaster }) => ({ default: Toaster })));

/** Mounted after hydration, so that its code does not hold the page up. */
export function Toaster() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!mounted) return null;
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
