'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

type Props = ComponentProps<'div'> & {
  /** To the left where its neighbours would be cut on both sides. */
  orLeft?: boolean;
};

/** Scrolls the region around it horizontally to its centre; the page itself does not scroll. */
export function InTheMiddle({ orLeft = false, ...props }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = ref.current;
    const region = own?.closest('section');
    if (!own || !region) return;
    const beside = (region.clientWidth - own.offsetWidth) / 2;
    const isNarrow = orLeft && beside < own.offsetWidth;
    region.scrollLeft = own.offsetLeft - (isNarrow ? 0 : beside);
  }, [orLeft]);
  return <div {...props} ref={ref} />;
}
