import { cn } from '@/lib/cn';
import type { Person } from './person';

type Props = {
  initials: string;
  /** URL of a square picture; without one, the initials are shown. */
  picture?: string | null;
  /** For an account's page. */
  large?: boolean;
};

/** The avatar in the shell, with a subscriber's crown; the text around it names both. */
export function PersonAvatar({ person }: { person: Person }) {
  const { initials, picture, isSubscriber } = person;
  return (
    <span className="relative block">
      <Avatar initials={initials} picture={picture} />
      {isSubscriber && (
        <span
          aria-hidden
          data-crown
          className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full border border-surface bg-accent text-on-accent"
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-3 fill-current">
            <path d="M4 19h16v2H4zM3 6l5 4 4-6 4 6 5-4-2 11H5z" />
          </svg>
        </span>
      )}
    </span>
  );
}

/** A user's picture, or their initials. */
export function Avatar({ initials, picture, large = false }: Props) {
  const shape = cn(
    'rounded-full',
    large ? 'size-20 shrink-0 text-xl' : 'size-9 text-sm touch:size-11',
  );
  if (picture) {
    // biome-ignore lint/performance/noImgElement: already the right size; there is no optimizer
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
