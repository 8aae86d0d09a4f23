'use client';

import { Glyph } from '@/components/ui/glyph';
import { LinkPending } from '@/components/ui/link-pending';
import { RemovingLink } from '@/components/ui/removing-link';
import { cn } from '@/lib/cn';
import { truncateWords } from '@/lib/format';

/** `label`: what a click does, for screen readers. */
type Props = { href: string; text: string; label: string };

/** An active filter as a list item, linking to the same search without it. */
export function RemovingChip({ href, text, label }: Props) {
  const short = truncateWords(text, 45);
  return (
    <li className="group relative max-w-full">
      <RemovingLink
        kind="chip"
        href={href}
        title={text}
        className="inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-accent-soft pr-2 pl-3 text-accent-strong text-sm hover:line-through touch:h-11"
      >
        <span className="sr-only">{label}</span>
        <span aria-hidden data-full={text} className={cn('truncate', short !== text && 'cut')}>
          {short}
        </span>
        <Glyph shape="close" className="size-3.5 shrink-0 print:hidden" />
        <LinkPending />
      </RemovingLink>
    </li>
  );
}
