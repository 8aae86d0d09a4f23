'use client';

import { useEffect, useRef, useState } from 'react';

/** Whether an element has been in view, or nearly. Once true, it stays true. */
export function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watch.disconnect();
      },
      { rootMargin: '200px' },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { ref, isSeen };
}
