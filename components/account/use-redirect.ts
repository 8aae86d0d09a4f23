import { useEffect } from 'react';

/** Goes to another address after some milliseconds, once it is time; the page loads anew. */
export function useRedirect(ready: boolean, address: string, afterMs: number): void {
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => window.location.assign(address), afterMs);
    return () => clearTimeout(timer);
  }, [ready, address, afterMs]);
}
