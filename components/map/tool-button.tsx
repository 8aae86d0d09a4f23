'use client';

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type Props = ComponentProps<'button'> & { icon: LucideIcon; label: string };

/** A square button on the map. */
export function ToolButton({ icon: Icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cn(
        'grid size-9 place-items-center bg-surface text-body transition-colors hover:bg-raised hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-strong focus-visible:-outline-offset-2 touch:size-11',
        className,
      )}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}

/** Joins several tool buttons into one block. */
export const toolGroup =
  'pointer-events-auto flex flex-col divide-y divide-line overflow-hidden rounded-md border border-line shadow-md';
