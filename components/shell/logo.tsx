/** The mark alone where it is narrow, with the word elsewhere. */
export function Logo({ wordClass = '' }: { wordClass?: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-ink text-lg">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7">
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
