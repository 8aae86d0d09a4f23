import type { ReactNode } from 'react';

type Props = { id?: string; heading: string; code: ReactNode };

/** Wraps long lines, so that nothing has to be scrolled. */
export function CodeBlock({ id, heading, code }: Props) {
  return (
    <div id={id} className="flex scroll-mt-4 flex-col gap-1">
      <h3 className="font-medium text-ink text-sm">{heading}</h3>
      <pre
        lang="en"
        className="wrap-anywhere hyphens-none whitespace-pre-wrap rounded-md bg-raised p-3 text-ink text-xs"
      >
        {code}
      </pre>
    </div>
  );
}
