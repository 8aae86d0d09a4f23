import { useEffect } from 'react';

/** Redirects `afterMs` milliseconds after `ready` turns true, with a full page load. */
export function useRedirect(ready: boolean, address: string, afterMs: number): void {
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => window.location.assign(address), afterMs);
    return () => clearTimeout(timer);
  }, [ready, address, afterMs]);
}
