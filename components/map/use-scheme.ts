'use client';

import { useSyncExternalStore } from 'react';
import { readScheme } from '@/lib/map/colours';

function subscribe(tell: () => void): () => void {
  const media = window.matchMedia('(prefers-color-scheme: dark)');
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** The device's colour scheme. */
export function useScheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    subscribe,
    () => readScheme(document.body),
    () => 'light',
  );
}
