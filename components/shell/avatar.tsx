import { cn } from '@/lib/cn';

type Props = {
  initials: string;
  /** Address of a square picture; initials stand in for a missing one. */
  picture?: string | null;
  className?: string;
};

const shape = 'size-9 rounded-full touch:size-11';

export function Avatar({ initials, picture, className }: Props) {
  if (picture) {
    // biome-ignore lint/performance/noImgElement: it has the right size; there is no optimizer
    return <img src={picture} alt="" className={cn(shape, 'bg-raised object-cover', className)} />;
  }
  return (
    <span
      aria-hidden
      className={cn(
        shape,
        'grid place-items-center bg-accent-soft font-semibold text-accent-strong text-sm',
        className,
      )}
    >
      {initials}
    </span>
  );
}

export const userMenuTrigger = 'block rounded-full';
