import type { ReactNode } from 'react';

type Props = { heading: string; hint?: string; reference?: string; children: ReactNode };

/** In the first scripts of every page, so it is drawn without the icon library. */
export function ErrorPanel({ heading, hint, reference, children }: Props) {
  return (
    <div
      role="alert"
      className="mx-auto flex w-full max-w-lg flex-col items-center gap-2 px-6 py-16 text-center"
    >
      <span className="mb-2 grid size-10 place-items-center rounded-full bg-bad-soft text-bad">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="size-5"
        >
          <path d="M12 4 21.5 20.5h-19zM12 10v5m0 3v.01" />
        </svg>
      </span>
      <h1 className="text-xl">{heading}</h1>
      {hint && <p className="text-balance text-body">{hint}</p>}
      <div className="mt-4">{children}</div>
      {reference && <p className="mt-4 text-muted text-xs">{reference}</p>}
    </div>
  );
}
