import type { ReactNode } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { cn } from '@/lib/cn';

type Column = { label: string; className?: string };

type Props = { label: string; columns: readonly Column[]; children: ReactNode };

/**
 * The frame of a read-only table without sorting. If it is too wide it scrolls; a shaded edge hints
 * at it.
 */
export function PlainTable({ label, columns, children }: Props) {
  return (
    <ScrollRegion
      aria-label={label}
      className="more-to-right overflow-x-auto rounded-lg border bg-surface"
    >
      <table className="w-full border-collapse text-left">
        <thead className="border-b bg-raised text-muted text-sm">
          <tr>
            {columns.map(({ label: text, className }) => (
              <th
                key={text}
                scope="col"
                className={cn('whitespace-nowrap px-3 py-2 font-medium', className)}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-top">{children}</tbody>
      </table>
    </ScrollRegion>
  );
}
