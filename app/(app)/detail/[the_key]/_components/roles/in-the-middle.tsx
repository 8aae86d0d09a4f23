'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

/** Stands in the middle of what scrolls sideways around it; the page itself stays where it is. */
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
