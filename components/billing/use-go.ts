import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * Requests a URL and redirects to it; `onFailure` receives the error otherwise. The button stays
 * pending until the page is left, and is reset when the user comes back. It is `inert` before
 * hydration, when a click would be lost.
 */
export function useGo(ask: () => Promise<{ url: string }>, onFailure: (failure: unknown) => void) {
  const isAwake = useHydrated();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const wake = () => setPending(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function go() {
    setPending(true);
    try {
      const { url } = await ask();
      window.location.assign(url);
    } catch (failure) {
      setPending(false);
      onFailure(failure);
    }
  }
  return { loading: pending, inert: !isAwake, onClick: go };
}
