import { type ComponentType, useRef, useState } from 'react';

/** For a dialog whose code is fetched by the button that opens it. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const opener = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  return {
    ...{ Dialog, open, opener },
    onOpen: async () => {
      setOpen(true);
      const loaded = await load();
      // A function given to a setter would be called.
      setDialog(() => loaded);
    },
    onClose: () => setOpen(false),
  };
}
