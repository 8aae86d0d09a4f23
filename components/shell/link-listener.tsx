'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '@/components/ui/toast';
import { stepsBackTo } from './steps-back';

/** The link to another page of ours that a plain click would open in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.button !== 0 || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.download || link.hash !== '') return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/** Goes back in the history, which restores the scroll position; false when the page is not in it. */
function goBackTo(href: string): boolean {
  // Older browsers have no such list.
  if (!('navigation' in window)) return false;
  const urls = window.navigation.entries().map(({ url }) => url);
  const steps = stepsBackTo(href, urls, window.navigation.currentEntry?.index ?? 0);
  if (steps !== null) window.history.go(-steps);
  return steps !== null;
}

/**
 * Handles clicks on links before the router does. Without a connection a link would replace the
 * page by the browser's error page; a link marked `data-back` returns to the entry it came from.
 */
export function LinkListener() {
  const t = useTranslations('errors');
  const sayOffline = useEffectEvent(() => toast.error(t('offline')));
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      if (!navigator.onLine) {
        event.preventDefault();
        sayOffline();
      } else if ('back' in link.dataset && goBackTo(link.href)) {
        event.preventDefault();
      }
    };
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, []);
  return null;
}
