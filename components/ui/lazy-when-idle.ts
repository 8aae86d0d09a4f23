import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part';
import { whenIdleOrUsed } from './when-idle';

/**
 * A server-rendered component whose code is fetched only when the page is idle or the user starts
 * to interact. Needs a Suspense boundary around it. Until then it does not react: make anything
 * that must not lose clicks `inert` until useHydrated.
 */
export function lazyWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => {
    await whenIdleOrUsed();
    return load();
  });
}
