import { cn } from '@/lib/cn';

type Props = {
  initials: string;
  /** Address of a square picture; initials stand in for a missing one. */
  picture?: string | null;
  /** On the page of an account. */
  large?: boolean;
};

/** The picture of a person, or the first letters of the name. */
export function Avatar({ initials, picture, large = false }: Props) {
  const shape = cn(
    'rounded-full',
    large ? 'size-20 shrink-0 text-xl' : 'size-9 text-sm touch:size-11',
  );
  if (picture) {
    // biome-ignore lint/performance/noImgElement: it has the right size; there is no optimizer
    return <img src={picture} alt="" className={cn(shape, 'bg-raised object-cover')} />;
  }
  return (
    <span
      aria-hidden
      className={cn(
        shape,
        'grid place-items-center bg-accent-soft font-semibold text-accent-strong',
      )}
    >
      {initials}
    </span>
  );
}

export const userMenuTrigger = 'block rounded-full';
