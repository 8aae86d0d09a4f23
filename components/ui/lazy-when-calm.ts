import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part';
import { whenCalmOrUsed } from './when-calm';

/**
 * A component that is part of the page as it is sent, and whose code is fetched only when the
 * page is shown, or somebody begins to use it. Wants a Suspense around it. Until then it does
 * not listen: what must not be pressed in vain is `inert` until useAwake.
 */
export function lazyWhenCalm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => {
    await whenCalmOrUsed();
    return load();
  });
}
