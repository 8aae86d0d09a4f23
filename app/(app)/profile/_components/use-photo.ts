import { useEffect, useState } from 'react';
import { PICTURE_MAX_BYTES, PICTURE_MESSAGES } from '@/lib/pictures/constants';

/** Undefined: as it is saved. Null: none. */
type Choice = File | null | undefined;

/** The photo as it will be when the form is saved. */
export function usePhoto(saved: string | null) {
  const [choice, setChoice] = useState<Choice>();
  const [preview, setPreview] = useState<string>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (!choice) return setPreview(undefined);
    const address = URL.createObjectURL(choice);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [choice]);

  function choose(file: File | undefined) {
    if (!file) return;
    const isPicture = file.type.startsWith('image/');
    const fits = file.size <= PICTURE_MAX_BYTES;
    setError(isPicture ? (fits ? undefined : PICTURE_MESSAGES.tooLarge) : PICTURE_MESSAGES.kind);
    if (isPicture && fits) setChoice(file);
  }

  return {
    ...{ choice, error, choose },
    shown: choice === undefined ? saved : (preview ?? null),
    remove: () => {
      setError(undefined);
      setChoice(saved === null ? undefined : null);
    },
    reset: () => {
      setError(undefined);
      setChoice(undefined);
    },
  };
}
