import { Repeated } from '@/components/ui/repeated';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

type Props = {
  columns: { id: string; className?: string }[];
  count: number;
  /** Whether rows start with a box. */
  hasBoxes: boolean;
};

/** The same height as the rows that replace them. */
export function SkeletonRows({ columns, count, hasBoxes }: Props) {
  return (
    <Repeated count={count}>
      <tr className="h-13">
        {hasBoxes && <td className="border-b" />}
        {columns.map(({ id, className }) => (
          <td key={id} className={cn('border-b px-3 py-1', className)}>
            <Skeleton className="h-4 w-full max-w-40" />
          </td>
        ))}
      </tr>
    </Repeated>
  );
}
