import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** Short messages at the lower edge of a map, above its attribution. */
export function Notes({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className={cn(
        'pointer-events-none absolute bottom-5 left-0 flex max-w-full flex-col items-start gap-1 p-2 text-sm [&>p]:rounded-md [&>p]:border [&>p]:border-line [&>p]:bg-surface [&>p]:px-2 [&>p]:py-1 [&>p]:shadow-md',
        className,
      )}
    >
      {children}
    </div>
  );
}
