import { useEffect, useState } from 'react';
import { useAwake } from '@/components/ui/use-awake';

/**
 * Asks for an address and goes there. `onFailure` is told why it did not come.
 * The button stays busy until the page is left, and wakes up when somebody comes back to it. It is
 * `inert` while nothing listens yet: a press would be in vain.
 */
export function useGo(ask: () => Promise<{ url: string }>, onFailure: (failure: unknown) => void) {
  const isAwake = useAwake();
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
