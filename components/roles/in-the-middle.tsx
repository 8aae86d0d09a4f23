'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

/** Scrolls the region around it horizontally to its centre; the page itself does not scroll. */
export function InTheMiddle(props: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = ref.current;
    const region = own?.closest('section');
    if (!own || !region) return;
    region.scrollLeft = own.offsetLeft - (region.clientWidth - own.offsetWidth) / 2;
  }, []);
  return <div {...props} ref={ref} />;
}
