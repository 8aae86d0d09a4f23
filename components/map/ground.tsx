'use client';

import { useCallback, useState } from 'react';
import { MAP_FILES } from '@/lib/map/addresses';
import { SHEET } from '@/lib/map/small-map';

/** Whether the drawing could not be fetched, and the way to ask again. */
export function useGround() {
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const fail = useCallback(() => setFailed(true), []);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { hasFailed, retry, image: { attempt, onFail: fail } };
}

type Props = { label: string } & ReturnType<typeof useGround>['image'];

/** Land and sea: one file for all companies, which the browser fetches when it is nearly in view. */
export function Ground({ label, attempt, onFail }: Props) {
  const { width, height } = SHEET;
  return (
    // biome-ignore lint/performance/noImgElement: a drawing, already as small as it can be
    <img
      key={attempt}
      // What failed before React was here is not told again.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) onFail();
      }}
      src={MAP_FILES.drawing}
      alt={label}
      {...{ width, height }}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={onFail}
      className="absolute top-0 left-0 max-w-none"
    />
  );
}
