'use client';

import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { useFrame } from './frame-context';

/** What is shown stays, dimmed, while other results are on their way. */
export function ResultsBody({ children }: { children: ReactNode }) {
  const { isPending } = useFrame();
  return (
    <div
      aria-busy={isPending || undefined}
      className={cn('flex flex-col gap-4 transition-opacity', isPending && 'opacity-60')}
    >
      {children}
    </div>
  );
}
