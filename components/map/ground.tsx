'use client';

import { useCallback, useState } from 'react';

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

/** A drawing, in pixels. */
export type Sheet = { src: string; width: number; height: number };

type Props = Sheet & { label: string } & ReturnType<typeof useGround>['image'];

/** Land and sea: one file for all companies, so the browser has it from the second one on. */
export function Ground({ src, width, height, label, attempt, onFail }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing, already as small as it can be
    <img
      key={attempt}
      // What failed before React was here is not told again.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) onFail();
      }}
      alt={label}
      {...{ src, width, height }}
      draggable={false}
      onError={onFail}
      className="absolute top-0 left-0 max-w-none"
    />
  );
}
