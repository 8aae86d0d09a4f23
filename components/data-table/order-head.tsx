import { Drawn } from '@/components/ui/drawn';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { cn } from '@/lib/cn';

const SHAPES = { asc: 'M12 19V5M5 12l7-7 7 7', desc: 'M12 5v14M19 12l-7 7-7-7' };
const SAID = { asc: 'ascending', desc: 'descending' } as const;

type Way = keyof typeof SHAPES;

/** The way round of the next order: texts begin with A, figures with the highest, then in turns. */
export function nextWay(way: Way | null, isText: boolean): Way {
  const [first, other] = isText ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  return way === first ? other : first;
}

type Props = {
  label: string;
  /** Leads to the same rows, ordered by the column in the next way. */
  href: string;
  /** How they are ordered by it; null: by another column. */
  way: Way | null;
  isText: boolean;
  /** The room at its sides, at least. */
  className: string;
};

/** A heading of a table that the server renders: a link that orders it by its column. */
export function OrderHead({ label, href, way, isText, className }: Props) {
  return (
    <th
      scope="col"
      aria-sort={way ? SAID[way] : undefined}
      className={cn('py-1 font-medium', !isText && 'text-right', className)}
    >
      <Link
        href={href}
        scroll={false}
        className={cn(
          '-mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 hover:text-ink touch:min-h-11',
          !isText && 'flex-row-reverse',
          way && 'text-ink',
        )}
      >
        {label}
        {way && <Drawn d={SHAPES[way]} className="size-3 print:hidden" />}
        <LinkPending />
      </Link>
    </th>
  );
}
