'use client';

import { createContext, use } from 'react';

/** The pane in front where the layout is too narrow for both. */
export type Pane = 'list' | 'map';

type Frame = {
  pane: Pane;
  show: (pane: Pane) => void;
  /** Whether the drawer is open, where the filters have no column of their own. */
  areFiltersOpen: boolean;
  openFilters: (open: boolean) => void;
  /** Opens another URL of the page; the current screen stays until it is ready. */
  navigate: (href: string) => void;
  isPending: boolean;
};

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (frame === null) throw new Error('Only inside DiscoverFrame.');
  return frame;
}
