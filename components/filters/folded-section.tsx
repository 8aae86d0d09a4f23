'use client';

import { type ReactNode, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Glyph } from '@/components/ui/glyph';
import type { FilterDraft } from './use-filter-draft';

/** What every section gets. */
export type SectionProps = { draft: FilterDraft; disabled?: boolean };

type Props = {
  heading: string;
  /** How much of it is chosen. */
  chosen: number;
  /** Open from the start; what is chosen from is open anyway. What is not comes when it is opened. */
  open?: boolean;
  children: ReactNode;
};

/** A filter that is one line until somebody opens it. */
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
