'use client';

import { type CSSProperties, useCallback, useState } from 'react';

/** Whether the drawing or the base map failed to load, and a way to retry. */
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

/** A drawing and its size in pixels. */
export type Sheet = { src: string; width: number; height: number };

type Props = Sheet &
  ReturnType<typeof useGround>['image'] & {
    label: string;
    /** Media query for the screens that fetch the drawing; defaults to all. */
    media?: string;
    /** Position and width; defaults to the top left corner and its own size. */
    style?: CSSProperties;
  };

/** The placeholder where the drawing is not fetched. */
const NOTHING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
)}`;

/** Land and sea. One file for all companies, so the browser has it cached from the second on. */
export function Ground({ src, width, height, label, media, style, attempt, onFail }: Props) {
  return (
    <picture key={attempt}>
      {media && <source media={media} srcSet={src} />}
      <img
        // An error before hydration fires no event that React sees.
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
