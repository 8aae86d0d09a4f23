'use client';

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type Extra = {
  /** Shown until the code has loaded. */
  fallback?: ReactNode;
  /** The code failed to load. The owner should unmount it, so that it can be tried again. */
  onFailed: () => void;
  /** Called on Escape before the code has loaded, for components that Escape closes. */
  onEscape?: () => void;
};

/**
 * A component whose code is fetched when it is first shown, for anything opened by a click. Unlike
 * React.lazy, it fails without the page around it, and a failed load can be retried.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React.lazy
  return function OnDemand({ fallback, onFailed, onEscape, ...props }: Props & Extra) {
    const [Loaded, setLoaded] = useState(() => known);
    const fail = useEffectEvent(onFailed);
    const giveUp = useEffectEvent(() => onEscape?.());
    useEffect(() => {
      if (Loaded) return;
      const waiting = new AbortController();
      const { signal } = waiting;
      load().then(
        (loaded) => {
          known = loaded;
          // Wrapped, because a setter calls a function that it is given.
          if (!signal.aborted) setLoaded(() => loaded);
        },
        () => signal.aborted || fail(),
      );
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), { signal });
      return () => waiting.abort();
    }, [Loaded]);
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  };
}

/** Fetches code that may be needed soon; a failure is reported when it is actually needed. */
export const prefetch = (load: () => Promise<unknown>) => void load().catch(() => undefined);
