import type { ReactNode } from 'react';
import type { Icon } from './icons';

type Props = { icon: Icon; heading: string; text: string; children?: ReactNode };

export function EmptyState({ icon: Sign, heading, text, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-line bg-surface px-6 py-16 text-center">
      <span className="mb-2 grid size-10 place-items-center rounded-full bg-raised text-muted">
        <Sign aria-hidden className="size-5" />
      </span>
      <h2 className="text-lg">{heading}</h2>
      <p className="max-w-md text-balance text-body">{text}</p>
      {children && <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
