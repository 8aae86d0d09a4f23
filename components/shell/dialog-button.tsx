'use client';

import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { tellUnreachable } from './tell-unreachable';

type Props<Given> = Omit<ComponentProps<typeof Button>, 'ref' | 'onClick'> & {
  /** Fetches the code of the dialog. */
  load: () => Promise<ComponentType<Given & OpenedDialogProps>>;
  /** What the dialog is about. */
  given: Given;
};

/** Milliseconds after which a press that shows nothing looks as if it had not been one. */
const PATIENCE = 300;

/** A button that opens a dialog, whose code comes with the first press. */
export function DialogButton<Given extends object>({ load, given, ...button }: Props<Given>) {
  const opener = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<Given & OpenedDialogProps>>();
  const [open, setOpen] = useState(false);
  const [isSlow, setSlow] = useState(false);

  async function show() {
    setOpen(true);
    const patience = setTimeout(() => setSlow(true), PATIENCE);
    try {
      const loaded = await load();
      // A function given to a setter would be called.
      setDialog(() => loaded);
    } catch {
      setOpen(false);
      void tellUnreachable();
    } finally {
      clearTimeout(patience);
      setSlow(false);
    }
  }

  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" loading={isSlow} onClick={show} {...button} />
      {open && Dialog && <Dialog {...given} opener={opener} onClose={() => setOpen(false)} />}
    </>
  );
}
