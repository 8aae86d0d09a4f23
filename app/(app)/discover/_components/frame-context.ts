'use client';

import { createContext, use } from 'react';

/** What is in front below the widest layout, where not everything has room. */
export type Pane = 'list' | 'map';

type Frame = {
  pane: Pane;
  show: (pane: Pane) => void;
  /** Where they have no column of their own. */
  areFiltersOpen: boolean;
  openFilters: (open: boolean) => void;
  /** Opens another address of the page; what is on the screen stays until it is there. */
  navigate: (href: string) => void;
  isPending: boolean;
};

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (frame === null) throw new Error('Only inside DiscoverFrame.');
  return frame;
}
