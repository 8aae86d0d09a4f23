'use client';

import type { ReactNode } from 'react';
import { RESULTS_ID } from '@/components/shell/results-id';
import { cn } from '@/lib/cn';
import { useFrame } from './frame-context';
import { useMedia } from './use-media';
import { SMALL } from './widths';

type Props = {
  /** A summary of the search. */
  above: ReactNode;
  children: ReactNode;
};

/** Current results stay, dimmed, while new ones load. */
export function ResultsColumn({ above, children }: Props) {
  const { isPending, pane } = useFrame();
  const isCovered = useMedia(SMALL) && pane === 'map';
  return (
    <div id={RESULTS_ID} inert={isCovered} className="flex min-w-0 scroll-mt-18 flex-col gap-4">
      {above}
      <div
        aria-busy={isPending || undefined}
        className={cn(
          'flex flex-col gap-4 transition-opacity has-[[data-pending]]:opacity-60',
          isPending && 'opacity-60',
        )}
      >
        {children}
      </div>
    </div>
  );
}
