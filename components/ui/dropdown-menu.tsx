'use client';

import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;

/** Not in a portal: it stays within its landmark, next to its trigger. */
export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      align="end"
      sideOffset={8}
      {...rest}
      className={cn(
        'appear z-50 min-w-56 rounded-lg border border-line bg-surface p-1 shadow-md',
        className,
      )}
    />
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...rest} className={cn('px-3 py-2', className)} />;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      {...rest}
      className={cn(
        'flex h-9 items-center gap-2 rounded-md px-3 text-ink outline-none data-highlighted:bg-raised touch:h-11',
        className,
      )}
    />
  );
}
