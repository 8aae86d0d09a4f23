'use client';

import { useEffect, useRef, useState } from 'react';
import type { Size } from '@/lib/map/results-sheet';

/** How large an element is, in pixels; null until it was laid out. */
export function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize(width > 0 && height > 0 ? { width, height } : null);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { ref, size };
}
