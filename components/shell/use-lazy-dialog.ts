import { type ComponentType, useRef, useState } from 'react';
import { tellUnreachable } from './tell-unreachable';

/** For a dialog whose code is fetched by the button that opens it. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const opener = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  return {
    ...{ Dialog, open, opener },
    onOpen: async () => {
      setOpen(true);
      try {
        const loaded = await load();
        // A function given to a setter would be called.
        setDialog(() => loaded);
      } catch {
        setOpen(false);
        void tellUnreachable();
      }
    },
    onClose: () => setOpen(false),
  };
}
