'use client';

import { useEffect } from 'react';

/**
 * Brings the section with that id into view when the address names it. The router looks for
 * it while the skeleton of the page is shown, where it is not yet.
 */
export function ScrollHere({ id }: { id: string }) {
  useEffect(() => {
    if (window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return null;
}
