'use client';

import type { ReactNode, RefObject } from 'react';
import { Dialog, DialogContent } from './dialog';

export type OpenedDialogProps = {
  /** Gets the focus back; without a current one that is what had it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

type Props = OpenedDialogProps & { heading: string; closeLabel: string; children: ReactNode };

/** A dialog that is open for as long as it is drawn. */
export function OpenedDialog({ onClose, ...rest }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...rest} />
    </Dialog>
  );
}
