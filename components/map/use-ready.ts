import { useEffect } from 'react';
import type { SurfaceProps } from './surface';

type OnMap = SurfaceProps['onMap'];

/** What both libraries have and a map handle does not need. */
type Turning = {
  touchZoomRotate: { disableRotation: () => void };
  keyboard: { disableRotation: () => void };
};

/** Tells of the map as soon as there is one: markers do not wait for the land. */
export function useReady(map: (Parameters<OnMap>[0] & Turning) | undefined, onMap: OnMap) {
  useEffect(() => {
    if (!map) return;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    onMap(map);
  }, [map, onMap]);
}

/** How every map of ours behaves, whichever library draws it. */
export const MAP_HABITS = {
  renderWorldCopies: false,
  dragRotate: false,
  touchPitch: false,
  pitchWithRotate: false,
} as const;
