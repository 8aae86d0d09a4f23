'use client';

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type Extra = {
  /** Stands there until the code has come. */
  fallback?: ReactNode;
  /** The code could not be fetched. Whoever wanted it takes that back, so that it can be wanted anew. */
  onFailed: () => void;
  /** Escape was pressed before the code had come, for what closes with it. */
  onEscape?: () => void;
};

/**
 * A component whose code is fetched when it is first shown, for what opens with a press. Unlike
 * React's lazy it fails alone, not with the page around it, and what has failed is fetched anew.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, as React's lazy is
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
          // A function given to a setter would be called.
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

/** Fetches code that may be wanted soon; when it cannot, whoever wants it will tell. */
export const prefetch = (load: () => Promise<unknown>) => void load().catch(() => undefined);
