'use client';

import { createContext, use } from 'react';
import type { Pane } from './frame-class';

type Frame = {
  pane: Pane;
  show: (pane: Pane) => void;
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
