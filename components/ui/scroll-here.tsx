'use client';

import { useEffect } from 'react';

/**
 * Scrolls the section with that id into view when the URL names it. The router looks for it while
 * the page's skeleton is shown, when the section does not exist yet.
 */
export function ScrollHere({ id }: { id: string }) {
  useEffect(() => {
    if (window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return null;
}
