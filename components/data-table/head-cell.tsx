import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { cn } from '@/lib/cn';

type Props = {
  label: string;
  className?: string;
  sorted: false | 'asc' | 'desc';
  /** Undefined for columns that cannot be sorted. */
  onSort?: () => void;
};

const said = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUp, desc: ArrowDown } as const;

/** A column heading; a button if the column can be sorted. */
export function HeadCell({ label, className, sorted, onSort }: Props) {
  const Icon = sorted ? icons[sorted] : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={sorted ? said[sorted] : undefined}
      className={cn(
        'border-b px-3 py-2 font-medium text-muted text-sm print:px-1.5 print:text-xs',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cn(
            '-mx-1 flex min-h-7 items-center gap-1 whitespace-nowrap rounded-sm px-1 hover:text-ink touch:min-h-11 print:whitespace-normal',
            sorted && 'text-ink',
          )}
        >
          {label}
          <Icon aria-hidden className="size-3 print:hidden" />
        </button>
      ) : (
        label
      )}
    </th>
  );
}
