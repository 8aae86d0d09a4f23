import type { ReactNode } from 'react';
import { cardClass } from '@/components/ui/card';
import { cn } from '@/lib/cn';

type Props = {
  label: string;
  columns: readonly (readonly [heading: string, className: string])[];
  /** Its rows. */
  children: ReactNode;
};

/** Never a wide table: on small screens some columns are shown below the first. */
export function ListTable({ label, columns, children }: Props) {
  return (
    <div className={cn(cardClass, 'overflow-hidden')}>
      <table aria-label={label} className="w-full table-fixed">
        <thead>
          <tr className="border-b bg-raised text-left text-muted text-xs">
            {columns.map(([heading, className]) => (
              <th
                key={heading}
                scope="col"
                className={cn('px-3 py-2 font-medium sm:px-4', className)}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
