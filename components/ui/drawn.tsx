type Props = { d: string; className?: string };

/** An icon made of one path, in strokes, on a field of 24 by 24. */
export function Drawn({ d, className = '' }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`glyph ${className}`}>
      <path d={d} />
    </svg>
  );
}
