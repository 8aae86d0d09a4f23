type Props = {
  heading: string;
  /** h1 when it replaces a whole page. */
  level?: 'h1' | 'h2';
  hint?: string;
  reference?: string;
  /** The button's label. */
  again: string;
  retry: () => void;
};

/** Several copies are in the first scripts of every page, so it imports nothing. */
export function ErrorPanel({ heading, level: Heading = 'h2', hint, ...rest }: Props) {
  const { reference, again, retry } = rest;
  return (
    <div
      role="alert"
      className="mx-auto flex w-full max-w-lg flex-col items-center gap-2 px-6 py-16 text-center"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="glyph mb-2 size-10 rounded-full bg-bad-soft p-2.5 text-bad"
      >
        <path d="M12 4l9.5 16.5h-19zM12 10v5M12 18v.01" />
      </svg>
      <Heading className="text-xl">{heading}</Heading>
      {hint && <p className="text-balance text-body">{hint}</p>}
      <button type="button" onClick={() => retry()} className="button button-primary mt-4">
        {again}
      </button>
      {reference && <p className="mt-4 text-muted text-xs">{reference}</p>}
    </div>
  );
}
