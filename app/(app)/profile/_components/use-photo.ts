import { useEffect, useState } from 'react';
import { ownWords } from '@/lib/i18n/own-words';
import { PICTURE_MAX_BYTES, PICTURE_MESSAGES } from '@/lib/pictures/constants';

/** undefined: unchanged; null: remove the photo. */
type Choice = File | null | undefined;

function problemOf(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return PICTURE_MESSAGES.kind;
  return file.size <= PICTURE_MAX_BYTES ? undefined : PICTURE_MESSAGES.tooLarge;
}

/** The photo as it will be once the form is saved. */
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

  async function choose(file: File | undefined) {
    if (!file) return;
    const problem = problemOf(file);
    if (problem === undefined) setChoice(file);
    setError(problem && (await ownWords())(problem));
  }

  return {
    choice,
    error,
    choose,
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
