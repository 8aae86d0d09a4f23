import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from './toast';

/**
 * What becomes of a request that a dialog has sent. It may be closed before the answer arrives, and
 * another dialog may be open by then.
 */
export function useOutcome(onClose: () => void) {
  const [error, setError] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Shows why it failed: in the dialog, or as a toast once that is closed. Undefined clears it. */
  const tell = useCallback((message: string | undefined) => {
    if (isOpen.current) setError(message);
    else if (message !== undefined) toast.error(message);
  }, []);
  /** Closes the dialog, unless the user already has. */
  const close = () => {
    if (isOpen.current) onClose();
  };
  return { error, tell, close, isOpen: () => isOpen.current };
}
