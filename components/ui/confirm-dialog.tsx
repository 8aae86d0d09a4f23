import { type ReactNode, useState } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import { OpenedDialog, type OpenedDialogProps } from './opened-dialog';
import { useOutcome } from './use-outcome';

type Props = OpenedDialogProps & {
  heading: string;
  closeLabel: string;
  /** Labels of the two buttons. */
  cancel: string;
  confirm: string;
  /** @returns an error message to show; without one the dialog closes. */
  onConfirm: () => Promise<string | undefined>;
  /** The question. */
  children: ReactNode;
};

/** Asks for confirmation of something that cannot be undone. */
export function ConfirmDialog({ cancel, confirm, onConfirm, children, ...dialog }: Props) {
  const [pending, setPending] = useState(false);
  const { error, tell, close } = useOutcome(dialog.onClose);

  async function act() {
    setPending(true);
    tell(undefined);
    try {
      const said = await onConfirm();
      if (said === undefined) close();
      else tell(said);
    } finally {
      setPending(false);
    }
  }

  return (
    <OpenedDialog {...dialog}>
      <div className="flex flex-col gap-4 p-4">
        {error && <Alert>{error}</Alert>}
        {children}
        <div className="flex justify-end gap-2">
          <Button onClick={dialog.onClose}>{cancel}</Button>
          <Button loading={pending} onClick={act} className="text-bad">
            {confirm}
          </Button>
        </div>
      </div>
    </OpenedDialog>
  );
}
