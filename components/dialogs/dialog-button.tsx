'use client';

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { undoOnFailure } from '@/components/failures/tell-unreachable';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';

type Props<Given> = Omit<ComponentProps<typeof Button>, 'ref' | 'onClick'> & {
  /** Loads the dialog's code. */
  load: () => Promise<ComponentType<Given & OpenedDialogProps>>;
  /** The dialog's own props. */
  given: Given;
};

/** Milliseconds after which a click without any visible effect seems to be lost. */
const PATIENCE = 300;

/** A button that opens a dialog, whose code is loaded on the first click. */
export function DialogButton<Given extends object>({ load, given, ...button }: Props<Given>) {
  const opener = useRef<HTMLButtonElement>(null);
  const [Dialog] = useState(() => onDemand(load));
  const [open, setOpen] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={opener}
        aria-haspopup="dialog"
        loading={isSlow}
        onClick={() => setOpen(true)}
        {...button}
      />
      {open && (
        <Dialog
          {...given}
          opener={opener}
          onClose={close}
          {...undoOnFailure(close)}
          fallback={<Waiting tell={setSlow} />}
        />
      )}
    </>
  );
}

/** Reports when loading takes long, and when it is over. */
function Waiting({ tell }: { tell: (isSlow: boolean) => void }) {
  useEffect(() => {
    const patience = setTimeout(() => tell(true), PATIENCE);
    return () => {
      clearTimeout(patience);
      tell(false);
    };
  }, [tell]);
  return null;
}
