import type { ReactNode } from 'react';
import { Glyph } from './glyph';

type Props = { heading: string; hint?: string; reference?: string; children: ReactNode };

/** In the first scripts of every page, so it is drawn without the icon library. */
export function ErrorPanel({ heading, hint, reference, children }: Props) {
  return (
    <div
      role="alert"
      className="mx-auto flex w-full max-w-lg flex-col items-center gap-2 px-6 py-16 text-center"
    >
      <span className="mb-2 grid size-10 place-items-center rounded-full bg-bad-soft text-bad">
        <Glyph shape="warning" className="size-5" />
      </span>
      <h1 className="text-xl">{heading}</h1>
      {hint && <p className="text-balance text-body">{hint}</p>}
      <div className="mt-4">{children}</div>
      {reference && <p className="mt-4 text-muted text-xs">{reference}</p>}
    </div>
  );
}
