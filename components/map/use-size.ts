'use client';

import { useEffect, useRef, useState } from 'react';
import type { Size } from '@/lib/map/results-sheet';

/** The size of an element in pixels; null until layout. */
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
