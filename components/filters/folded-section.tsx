'use client';

import { type ReactNode, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Glyph } from '@/components/ui/glyph';
import type { FilterDraft } from './use-filter-draft';

/** Props common to all sections. */
export type SectionProps = { draft: FilterDraft; disabled?: boolean };

type Props = {
  heading: string;
  /** Number of chosen values in it. */
  chosen: number;
  /**
   * Open initially; a section with chosen values is open anyway. The content of a closed one is
   * mounted when it is opened.
   */
  open?: boolean;
  children: ReactNode;
};

/** A filter that is collapsed to one line until it is opened. */
export function FoldedSection({ heading, chosen, open = false, children }: Props) {
  const [openAtFirst] = useState(open || chosen > 0);
  const [isWanted, setWanted] = useState(openAtFirst);
  return (
    <details
      open={openAtFirst}
      onToggle={() => setWanted(true)}
      className="group/section border-line border-b py-2 last:border-b-0"
    >
      <summary className="flex h-8 cursor-pointer list-none items-center justify-between gap-2 rounded-sm font-medium text-ink touch:h-11 [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2">
          {heading}
          {chosen > 0 && <Badge tone="accent">{String(chosen)}</Badge>}
        </span>
        <Glyph
          shape="chevron"
          className="size-4 text-muted transition-transform group-open/section:rotate-180"
        />
      </summary>
      {isWanted && <div className="pt-1 pb-2">{children}</div>}
    </details>
  );
}
