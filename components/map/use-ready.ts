import { useEffect } from 'react';
import type { SurfaceProps } from './surface';

type OnMap = SurfaceProps['onMap'];

/** Methods of both libraries that are not part of MapHandle. */
type Turning = {
  touchZoomRotate: { disableRotation: () => void };
  keyboard: { disableRotation: () => void };
};

/** Reports the map as soon as it exists: the markers do not wait for its land. */
export function useReady(map: (Parameters<OnMap>[0] & Turning) | undefined, onMap: OnMap) {
  useEffect(() => {
    if (!map) return;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    onMap(map);
  }, [map, onMap]);
}

/** Settings common to all maps, whichever library renders them. */
export const MAP_HABITS = {
  renderWorldCopies: false,
  dragRotate: false,
  touchPitch: false,
  pitchWithRotate: false,
} as const;
