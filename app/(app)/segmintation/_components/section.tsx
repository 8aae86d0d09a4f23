import type { ReactNode } from 'react';

/** One filter with its heading. */
export function FilterSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 py-4">
      <h3 className="text-base">{heading}</h3>
      {children}
    </div>
  );
}
