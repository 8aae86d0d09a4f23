import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { prefetch } from './on-demand';

/**
 * For panels that open on demand: the code is fetched when the pointer or the focus comes near, and
 * the first click mounts the panel, already open.
 * @param tell reports that the code could not be fetched.
 */
export function useLazyPanel(load: () => Promise<unknown>, tell: () => unknown) {
  const [wanted, setWanted] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const takeBack = () => {
    flushSync(() => setWanted(false));
    // The panel replaced the trigger, which lost the focus with it.
    trigger.current?.focus();
  };
  const triggerProps = {
    ref: trigger,
    'aria-expanded': false,
    onPointerEnter: () => prefetch(load),
    onFocus: () => prefetch(load),
    onClick: () => setWanted(true),
  };
  const panelProps = {
    onEscape: takeBack,
    onFailed: () => {
      takeBack();
      tell();
    },
  };
  return { wanted, triggerProps, panelProps };
}
