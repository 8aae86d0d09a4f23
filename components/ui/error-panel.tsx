type Props = {
  heading: string;
  /** First where it stands for a whole page. */
  level?: 'h1' | 'h2';
  hint?: string;
  reference?: string;
  /** What the button says. */
  again: string;
  retry: () => void;
};

/** Several copies of it are in the first scripts of every page, so it needs nothing else. */
export function ErrorPanel({ heading, level: Heading = 'h2', hint, ...rest }: Props) {
  const { reference, again, retry } = rest;
  return (
    <div
      role="alert"
      className="mx-auto flex w-full max-w-lg flex-col items-center gap-2 px-6 py-16 text-center"
    >
      <span className="mb-2 grid size-10 place-items-center rounded-full bg-bad-soft text-bad">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="glyph size-5">
          <path d="M12 4l9.5 16.5h-19zM12 10v5M12 18v.01" />
        </svg>
      </span>
      <Heading className="text-xl">{heading}</Heading>
      {hint && <p className="text-balance text-body">{hint}</p>}
      <button type="button" onClick={() => retry()} className="button button-primary mt-4">
        {again}
      </button>
      {reference && <p className="mt-4 text-muted text-xs">{reference}</p>}
    </div>
  );
}
