import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page listens. False on the server and until its code has come: what
 * would keep a press to itself by then, such as a box, is made `inert` with it.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
