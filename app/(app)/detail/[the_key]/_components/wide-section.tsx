import type { ReactNode } from 'react';
import { cardClass } from '@/components/ui/card';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { cn } from '@/lib/cn';

type Props = { id: string; heading: string; className?: string; children: ReactNode };

/** A card whose table scrolls sideways below a fixed heading; a shaded edge hints at it. */
export function WideSection({ id, heading, className, children }: Props) {
  return (
    <div className={cardClass}>
      <h2 id={id} className="px-4 py-3 text-base">
        {heading}
      </h2>
      <ScrollRegion
        aria-labelledby={id}
        className={cn(
          'more-to-right relative overflow-x-auto rounded-b-lg print:overflow-visible focus-visible:-outline-offset-2',
          className,
        )}
      >
        {children}
      </ScrollRegion>
    </div>
  );
}
