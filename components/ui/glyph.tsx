const paths = {
  check: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM16 9l-5.5 5.5L8 12',
  cross: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM15 9l-6 6M9 9l6 6',
  warning: 'M12 4l9.5 16.5h-19zM12 10v5M12 18v.01',
  chevron: 'M6 9l6 6 6-6',
  bookmark: 'M18 21l-6-4-6 4V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2z',
  bookmarked: 'M18 21l-6-4-6 4V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2zM9 9.5l2 2 4-4',
} as const;

type Props = { shape: keyof typeof paths; className: string };

/** For icons repeated dozens of times on a page: the icon library's cost the server much more. */
export function Glyph({ shape, className }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`glyph ${className}`}>
      <path d={paths[shape]} />
    </svg>
  );
}
