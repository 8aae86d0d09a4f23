import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HeldPeriod } from '@/components/roles/held';
import { cn } from '@/lib/cn';
import { hasEnded } from '@/lib/roles/has-ended';
import type { Held } from '@/lib/roles/types';

type Column = { label: string; className?: string };

type TableProps = {
  labelledBy: string;
  /** The last column is the period, shown below the first column on small screens. */
  columns: readonly [Column, Column, Column];
  children: ReactNode;
};

/** A table of roles. It is never wide: on small screens its cells wrap. */
export function HeldTable({ labelledBy, columns, children }: TableProps) {
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed">
      <thead>
        <tr className="border-y bg-raised text-left text-muted text-xs">
          {columns.map(({ label, className }, place) => (
            <th
              key={label}
              scope="col"
              className={cn(
                'px-3 py-2 font-medium sm:px-4',
                place === 2 && 'hidden sm:table-cell',
                className,
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type RowProps = {
  role: Held;
  /** Whether the company has ceased, and with it the roles that lack an end in the register. */
  isCeased?: boolean;
  first: ReactNode;
  children: ReactNode;
};

/** `children` go into the second cell, which names the row. */
export function HeldRow({ role, isCeased = false, first, children }: RowProps) {
  return (
    <tr className="border-b align-top">
      <td className="px-3 py-2.5 sm:px-4">
        {first}
        <span className="block text-muted text-xs sm:hidden">
          <Period role={role} isCeased={isCeased} />
        </span>
      </td>
      <th scope="row" className="px-3 py-2.5 text-left font-normal sm:px-4">
        {children}
      </th>
      <td className="hidden px-4 py-2.5 text-muted sm:table-cell">
        <Period role={role} isCeased={isCeased} />
      </td>
    </tr>
  );
}

/** The day alone is headed by "Founded" or "Since"; of a role that went with its company, neither. */
function Period({ role, isCeased }: { role: Held; isCeased: boolean }) {
  const t = useTranslations('roles');
  const period = <HeldPeriod role={role} />;
  if (!isCeased || role.group === 'FOUNDER' || hasEnded(role)) return period;
  return t.rich('heldFrom', { day: () => period });
}
