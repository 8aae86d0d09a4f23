'use client';

import { useSyncExternalStore } from 'react';
import { readScheme } from '@/lib/map/colours';

function subscribe(tell: () => void): () => void {
  const media = window.matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(tell);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
  media.addEventListener('change', tell);
  return () => {
    chosen.disconnect();
    media.removeEventListener('change', tell);
  };
}

/** Light or dark, whoever decided it. */
export function useScheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    subscribe,
    () => readScheme(document.body),
    () => 'light',
  );
}
