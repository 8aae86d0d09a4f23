import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** The gutter and the widest measure of a page. */
export function PageContainer({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cn('mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:px-8', className)}>
      {children}
    </div>
  );
}
