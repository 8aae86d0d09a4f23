'use client';

import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { spread } from '@/lib/map/spread';
import type { Point } from '@/lib/search/area';
import { type MapHandle, movement, positionOf } from './map-handle';

type Anchored = Point & {
  id: string;
  /** Shown in front of the others. */
  isRaised?: boolean;
  /** Its diameter in pixels. Items that have one are moved apart; others are at their position. */
  width?: number;
  node: ReactNode;
};

type Props = {
  map: MapHandle;
  label: string;
  items: Anchored[];
  /** Lets clicks pass through to the map, e.g. while an area is being drawn. */
  isInert?: boolean;
};

/**
 * A list whose items are positioned on the map. It is inside the map's own element, so that
 * dragging, the wheel and the arrow keys work over an item too.
 */
export function AnchorLayer({ map, label, items, isInert }: Props) {
  const elements = useRef(new Map<string, HTMLElement>());
  const offsets = useRef(new Map<string, { x: number; y: number }>());

  const place = useCallback(() => {
    for (const { id, longitude, latitude } of items) {
      const { x, y } = map.project([longitude, latitude]);
      const offset = offsets.current.get(id) ?? { x: 0, y: 0 };
      const at = `${Math.round(x + offset.x)}px, ${Math.round(y + offset.y)}px`;
      elements.current.get(id)?.style.setProperty('transform', `translate(${at})`);
    }
  }, [map, items]);

  /** Items keep their offsets while the map moves; they are recomputed when it comes to rest. */
  const settle = useCallback(() => {
    const spots = items.map(({ width = 0, ...item }) => {
      const { x, y } = map.project(positionOf(item));
      return { x, y, width };
    });
    const moved = spread(spots);
    offsets.current = new Map(items.map(({ id }, at) => [id, moved[at] ?? { x: 0, y: 0 }]));
    place();
  }, [map, items, place]);

  useLayoutEffect(settle, [settle]);
  // Ahead of all other effects: an item's own may move the map at once, as motion is unwanted.
  useLayoutEffect(() => {
    map.on('move', place);
    map.on('moveend', settle);
    map.on('resize', settle);
    return () => {
      map.off('move', place);
      map.off('moveend', settle);
      map.off('resize', settle);
    };
  }, [map, place, settle]);

  return createPortal(
    <ul
      aria-label={label}
      inert={isInert}
      className="pointer-events-none absolute inset-0 overflow-clip font-sans text-base empty:hidden"
    >
      {items.map(({ id, node, isRaised, ...point }) => (
        <li
          key={id}
          ref={(element) => {
            if (element) elements.current.set(id, element);
            return () => {
              elements.current.delete(id);
            };
          }}
          onFocus={() => bringIntoView(map, point)}
          className={`absolute top-0 left-0 size-0 focus-within:z-20 hover:z-20 ${isRaised ? 'z-10' : ''}`}
        >
          <div className="pointer-events-auto absolute -translate-x-1/2 -translate-y-1/2">
            {node}
          </div>
        </li>
      ))}
    </ul>,
    map.getCanvasContainer(),
  );
}

const EDGE = 24;

/** The keyboard can focus items that are out of view. */
function bringIntoView(map: MapHandle, point: Point): void {
  const { x, y } = map.project(positionOf(point));
  const { clientWidth, clientHeight } = map.getCanvas();
  const isInView = x > EDGE && y > EDGE && x < clientWidth - EDGE && y < clientHeight - EDGE;
  if (!isInView) map.easeTo({ center: positionOf(point), ...movement() }, { reason: 'aside' });
}
