'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Refreshes on return from the checkout or another tab, where a plan may have been bought. */
export function RefreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') router.refresh();
    };
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) router.refresh();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [router]);
  return null;
}
