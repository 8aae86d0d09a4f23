'use client';

import { useEffect } from 'react';

/** What the focused element must not lie under, as app/globals.css knows it. */
function coverOf(target: Element): 'bars' | 'sticky-bar' | 'tall-head' | undefined {
  if (!target.matches('main :focus-visible')) return undefined;
  if (target.closest('.tall-head tbody')) return 'tall-head';
  const bar = document.querySelector('.sticky-bar');
  return bar && !bar.contains(target) ? 'sticky-bar' : 'bars';
}

/**
 * Keeps `data-focus` of the root element. A rule with `html:has(:focus-visible)` would say the same,
 * but with it browsers compute the style of the whole page again after every key and every change.
 */
export function FocusListener() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const set = (cover: ReturnType<typeof coverOf>) => {
      if (cover === dataset.focus) return;
      if (cover) dataset.focus = cover;
      else delete dataset.focus;
    };
    // Chromium scrolls after this event; a browser that scrolls before has the room from the next one.
    const enter = ({ target }: FocusEvent) =>
      set(target instanceof Element ? coverOf(target) : undefined);
    const leave = ({ relatedTarget }: FocusEvent) => relatedTarget === null && set(undefined);
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
      set(undefined);
    };
  }, []);
  return null;
}
