'use client';

import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { useFrame } from './frame-context';
import { useMedia } from './use-media';
import { SMALL } from './widths';

/** What is shown stays, dimmed, while other results are on their way. */
export function ResultsBody({ children }: { children: ReactNode }) {
  const { isPending, pane } = useFrame();
  const isCovered = useMedia(SMALL) && pane === 'map';
  return (
    <div
      aria-busy={isPending || undefined}
      inert={isCovered}
      className={cn(
        'flex flex-col gap-4 transition-opacity has-[[data-pending]]:opacity-60',
        isPending && 'opacity-60',
      )}
    >
      {children}
    </div>
  );
}
