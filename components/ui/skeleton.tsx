import { cn } from '@/lib/cn';

/** A grey bar where a text of the same height will stand. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('skeleton', className)} />;
}
