'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { type MapHandle, movement } from './map-handle';

const EDGE = 12;

/** Places a popup above its pin, and moves the map as far as needed to show all of it. */
export function RoomForPopup({ map, children }: { map: MapHandle; children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function makeRoom() {
      const popup = around.current?.getBoundingClientRect();
      const view = map.getCanvas().getBoundingClientRect();
      if (!popup) return;
      const past = (low: number, high: number) => Math.min(0, low) + Math.max(0, high);
      const x = past(popup.left - EDGE - view.left, popup.right + EDGE - view.right);
      const y = past(popup.top - EDGE - view.top, popup.bottom + EDGE - view.bottom);
      if (x !== 0 || y !== 0) map.panBy([x, y], movement(), { reason: 'aside' });
    }
    // A popup that comes with the map is there before the companies are fitted into view.
    const frame = requestAnimationFrame(makeRoom);
    return () => cancelAnimationFrame(frame);
  }, [map]);
  return (
    <div ref={around} className="absolute bottom-full left-1/2 z-30 -translate-x-1/2 pb-2">
      {children}
    </div>
  );
}
