import { useEffect } from 'react';
import type { MapMode } from './types';

/**
 * Keeps in the address which companies the map shows, for reload, share and the way back; the page
 * itself need not be asked for again.
 * @param query Of the page. Links to another one may have left it out.
 */
export function useKeptMode(mode: MapMode, query: Record<string, string>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another address
  useEffect(() => keepInAddress(mode), [mode, query]);
}

function keepInAddress(mode: MapMode): void {
  const address = new URL(window.location.href);
  if ((address.searchParams.get('map') ?? 'page') === mode) return;
  if (mode === 'page') address.searchParams.delete('map');
  else address.searchParams.set('map', mode);
  window.history.replaceState(null, '', address);
}
