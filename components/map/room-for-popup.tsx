'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { type MapHandle, movement } from './map-handle';

const EDGE = 12;

type Props = {
  map: MapHandle;
  /** The map cannot move yet: the companies are not in view, or the drawing is in its place. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** Places a popup above its pin, and moves the map as far as needed to show all of it. */
export function RoomForPopup({ map, isWaiting = false, children }: Props) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popup = around.current?.getBoundingClientRect();
    const view = map.getCanvas().getBoundingClientRect();
    if (!popup || isWaiting) return;
    const past = (low: number, high: number) => Math.min(0, low) + Math.max(0, high);
    const x = past(popup.left - EDGE - view.left, popup.right + EDGE - view.right);
    const y = past(popup.top - EDGE - view.top, popup.bottom + EDGE - view.bottom);
    if (x !== 0 || y !== 0) map.panBy([x, y], movement(), { reason: 'aside' });
  }, [map, isWaiting]);
  return (
    <div ref={around} className="absolute bottom-full left-1/2 z-30 -translate-x-1/2 pb-2">
      {children}
    </div>
  );
}
