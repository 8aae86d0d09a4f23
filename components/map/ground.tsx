'use client';

import { type CSSProperties, useCallback, useState } from 'react';

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

type Props = Sheet &
  ReturnType<typeof useGround>['image'] & {
    label: string;
    /** On which screens it is fetched; on all unless said otherwise. */
    media?: string;
    /** Where it lies and how wide it is; in the corner as it is unless said otherwise. */
    style?: CSSProperties;
  };

/** What stands for it where it is not fetched. */
const NOTHING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
)}`;

/** Land and sea: one file for all companies, so the browser has it from the second one on. */
export function Ground({ src, width, height, label, media, style, attempt, onFail }: Props) {
  return (
    <picture key={attempt}>
      {media && <source media={media} srcSet={src} />}
      <img
        // What failed before React was here is not told again.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) onFail();
        }}
        alt={label}
        src={media ? NOTHING : src}
        width={width}
        height={height}
        style={style}
        draggable={false}
        onError={onFail}
        className="absolute top-0 left-0 h-auto max-w-none"
      />
    </picture>
  );
}
