'use client';

import type { ReactNode, RefObject } from 'react';
import { Dialog, DialogContent } from './dialog';

export type OpenedDialogProps = {
  /** Gets the focus back on closing; if it is empty, the previously focused element does. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

type Props = OpenedDialogProps & {
  heading: string;
  closeLabel: string;
  isHeld?: boolean;
  children: ReactNode;
};

/** A dialog that is open as long as it is mounted. */
export function OpenedDialog({ onClose, ...rest }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...rest} />
    </Dialog>
  );
}
