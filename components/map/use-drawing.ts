'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Area, Point } from '@/lib/search/area';
import {
  areaOf,
  type Draft,
  firstDraft,
  reachingTo,
  type Tool,
  withoutLast,
  withPoint,
} from './drawing';
import type { MapHandle, MapPointerEvent, Pixel } from './map-handle';

/** A press that moves less than this is a click. */
const DRAG_PIXELS = 6;

const pointOf = ({ lngLat }: { lngLat: { lng: number; lat: number } }): Point => ({
  longitude: lngLat.lng,
  latitude: lngLat.lat,
});
const apart = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Draws an area or a circle with mouse, touch or keyboard.
 * @param area The area that is searched now.
 */
export function useDrawing(map: MapHandle | null, area: Area | null, onDone: (area: Area) => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const tool = draft?.tool ?? null;

  const start = useCallback(
    (wanted: Tool) => {
      setDraft(firstDraft(wanted, area));
      map?.getCanvas().focus();
    },
    [map, area],
  );
  const cancel = useCallback(() => setDraft(null), []);
  const finish = useCallback(() => {
    const area = areaOf(latest.current);
    if (!area) return;
    setDraft(null);
    onDone(area);
  }, [onDone]);
  const change = useCallback((next: (draft: Draft) => Draft) => {
    // Two events may occur before the next render.
    latest.current = latest.current && next(latest.current);
    setDraft(latest.current);
  }, []);

  useEffect(() => {
    if (!map || !tool) return;
    const stop = tool === 'shape' ? onShape(map, change, finish) : onCircle(map, change, finish);
    const stopKeys = onKeys(map, { change, finish, cancel });
    map.doubleClickZoom.disable();
    map.getCanvas().style.cursor = 'crosshair';
    return () => {
      stop();
      stopKeys();
      map.doubleClickZoom.enable();
      map.getCanvas().style.cursor = '';
    };
  }, [map, tool, change, finish, cancel]);

  const setKm = (km: number | null) =>
    change((before) => (before.tool === 'circle' ? { ...before, km } : before));
  return { draft, start, cancel, finish, setKm };
}

type Change = (next: (draft: Draft) => Draft) => void;

/** Each click adds a corner; a double click finishes. */
function onShape(map: MapHandle, change: Change, finish: () => void): () => void {
  const click = (event: MapPointerEvent) => change((draft) => withPoint(draft, pointOf(event)));
  const end = (event: MapPointerEvent) => {
    event.preventDefault();
    finish();
  };
  map.on('click', click);
  map.on('dblclick', end);
  return () => {
    map.off('click', click);
    map.off('dblclick', end);
  };
}

/** Pressing sets the centre, dragging the radius; without a drag the radius stays as it is. */
function onCircle(map: MapHandle, change: Change, finish: () => void): () => void {
  let pressed: Pixel | null = null;
  let isDragged = false;
  const down = (event: MapPointerEvent) => {
    [pressed, isDragged] = [event.point, false];
    change((draft) => withPoint(draft, pointOf(event)));
  };
  const move = (event: MapPointerEvent) => {
    if (!pressed) return;
    isDragged = isDragged || apart(pressed, event.point) > DRAG_PIXELS;
    if (isDragged) change((draft) => reachingTo(draft, pointOf(event)));
  };
  const up = ({ type }: Event) => {
    const isEnd = pressed !== null && isDragged && type !== 'touchcancel';
    pressed = null;
    if (isEnd) finish();
  };
  const names = {
    down: ['mousedown', 'touchstart'],
    move: ['mousemove', 'touchmove'],
    up: ['mouseup', 'touchend', 'touchcancel'],
  } as const;
  map.dragPan.disable();
  for (const name of names.down) map.on(name, down);
  for (const name of names.move) map.on(name, move);
  // The pointer may be released outside the map, or over something on it.
  for (const name of names.up) window.addEventListener(name, up);
  return () => {
    map.dragPan.enable();
    for (const name of names.down) map.off(name, down);
    for (const name of names.move) map.off(name, move);
    for (const name of names.up) window.removeEventListener(name, up);
  };
}

type Keys = { change: Change; finish: () => void; cancel: () => void };

/** Enter finishes, Escape cancels, Space adds the centre of the map, Backspace removes a corner. */
function onKeys(map: MapHandle, { change, finish, cancel }: Keys): () => void {
  const canvas = map.getCanvas();
  const press = (event: KeyboardEvent) => {
    // Escape has already closed something on top.
    if (event.defaultPrevented) return;
    const { lng, lat } = map.getCenter();
    const middle = { longitude: lng, latitude: lat };
    if (event.key === 'Escape') cancel();
    // On buttons and in fields these keys have their own meaning.
    else if (event.target !== canvas && event.target !== document.body) return;
    else if (event.key === 'Enter') finish();
    else if (event.key === ' ') change((draft) => withPoint(draft, middle));
    else if (event.key === 'Backspace') change(withoutLast);
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
