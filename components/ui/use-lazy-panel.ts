import { useEffect, useRef, useState } from 'react';
import { prefetch } from './on-demand';

/**
 * For what opens on demand: the code is fetched when the pointer or the focus
 * comes near, the panel is mounted, already open, with the first click.
 */
export function useLazyPanel(load: () => Promise<unknown>) {
  const [wanted, setWanted] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isTakenBack = useRef(false);
  useEffect(() => {
    // The button that had the focus stood in the place of the panel, and went with it.
    if (!wanted && isTakenBack.current) trigger.current?.focus();
    isTakenBack.current = false;
  }, [wanted]);
  const takeBack = () => {
    isTakenBack.current = true;
    setWanted(false);
  };
  const triggerProps = {
    ref: trigger,
    'aria-expanded': false,
    onPointerEnter: () => prefetch(load),
    onFocus: () => prefetch(load),
    onClick: () => setWanted(true),
  };
  return { wanted, triggerProps, takeBack };
}
