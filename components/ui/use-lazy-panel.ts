import { useState } from 'react';
import { prefetch } from './on-demand';

/**
 * For what opens on demand: the code is fetched when the pointer or the focus
 * comes near, the panel is mounted, already open, with the first click.
 */
export function useLazyPanel(load: () => Promise<unknown>) {
  const [wanted, setWanted] = useState(false);
  const triggerProps = {
    'aria-expanded': false,
    onPointerEnter: () => prefetch(load),
    onFocus: () => prefetch(load),
    onClick: () => setWanted(true),
  };
  return { wanted, triggerProps, onFailed: () => setWanted(false) };
}
