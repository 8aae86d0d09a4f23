import { cn } from '@/lib/cn';

export function Kbd({ className, children }: { className?: string; children: string }) {
  return (
    <kbd
      className={cn(
        'grid h-5 min-w-5 place-items-center rounded-sm border border-line bg-raised px-1 font-medium font-sans text-muted text-xs',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
