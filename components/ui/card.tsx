import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

export const cardClass = 'rounded-lg border border-line bg-surface';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn(cardClass, className)} />;
}

type SectionProps = { id: string; heading: string; className?: string; children: ReactNode };

/** A card with a heading. */
export function CardSection({ id, heading, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cn(cardClass, className)}>
      <h2 id={id} className="scroll-mt-18 border-line border-b px-4 py-3 text-base">
        {heading}
      </h2>
      <div className="p-4">{children}</div>
    </section>
  );
}
