import { useEffect } from 'react';
import type { MapMode } from './types';

/**
 * Keeps the map's mode in the URL, for reload, sharing and Back, without requesting the page again.
 * @param query The page's query. A link to another page may have dropped the mode.
 */
export function useKeptMode(mode: MapMode, query: Record<string, string>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another URL
  useEffect(() => keepInAddress(mode), [mode, query]);
}

function keepInAddress(mode: MapMode): void {
  const address = new URL(window.location.href);
  if ((address.searchParams.get('map') ?? 'page') === mode) return;
  if (mode === 'page') address.searchParams.delete('map');
  else address.searchParams.set('map', mode);
  window.history.replaceState(null, '', address);
}
