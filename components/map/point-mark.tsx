import { cn } from '@/lib/cn';

type Props = { isExact: boolean; isChosen?: boolean; label: string };

/** Marks a place on a map: a dot where the position is exact, otherwise a wide ring. */
export function PointMark({ isExact, isChosen = false, label }: Props) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={cn(
        isExact
          ? 'block size-4 rounded-full border-2 border-surface bg-accent shadow-md'
          : 'grid size-12 place-items-center rounded-full border-2 border-accent bg-accent/15',
        isChosen && 'outline-2 outline-ink outline-offset-1',
      )}
    >
      {!isExact && <span className="size-2 rounded-full bg-accent" />}
    </span>
  );
}
