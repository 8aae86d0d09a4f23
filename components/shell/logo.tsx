import { cn } from '@/lib/cn';

type Props = { wordClass?: string; large?: boolean };

export function Logo({ wordClass, large = false }: Props) {
  return (
    <span
      className={cn(
        'inline-flex items-center font-semibold text-ink',
        large ? 'gap-3 text-2xl' : 'gap-2 text-lg',
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" className={large ? 'size-10' : 'size-7'}>
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path
          d="M8 10l6 13h4l6-13"
          fill="none"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-accent"
        />
      </svg>
      <span className={wordClass}>Veminto</span>
    </span>
  );
}
