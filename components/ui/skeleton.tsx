import { cn } from '@/lib/cn';

/** A grey bar of the height of the text it stands in for. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('skeleton', className)} />;
}
