import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useEffect, useRef, useState, useTransition } from 'react';
import { useWrongFields } from '@/components/failures/use-wrong-fields';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { usersApi } from '@/lib/api/users';
import type { FieldErrors } from './password-fields';
import type { usePhoto } from './use-photo';

const PASSWORDS = ['oldpass', 'newpass', 'confirm'];

/** The request body; includes the passwords only if one of them was entered. */
function toBody(form: HTMLFormElement, photo: ReturnType<typeof usePhoto>): FormData {
  const body = new FormData(form);
  body.delete('confirm');
  if (!body.get('oldpass') && !body.get('newpass')) {
    body.delete('oldpass');
    body.delete('newpass');
  }
  if (photo.choice !== undefined) body.set('picture', photo.choice ?? '');
  return body;
}

function emptyPasswords(form: HTMLFormElement) {
  for (const name of PASSWORDS) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = '';
  }
}

/** Moves the focus to the first refused field. */
function useFocusOnRefused(form: RefObject<HTMLFormElement | null>, errors: FieldErrors) {
  useEffect(() => {
    const isRefused = Object.values(errors).some(Boolean);
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}

/** Submits the form; the server's messages are shown verbatim. */
export function useSaveProfile(photo: ReturnType<typeof usePhoto>, onSaved: () => void) {
  const t = useTranslations('profile');
  const router = useRouter();
  const [error, setError] = useState<string>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const wrong = useWrongFields();
  const [workingKeys, setWorkingKeys] = useState(0);
  const [sending, setSending] = useState(false);
  const [refreshing, startRefresh] = useTransition();
  const sent = useRef<HTMLFormElement>(null);
  useFocusOnRefused(sent, errors);

  function refuse(refused: FieldErrors) {
    setErrors(refused);
    // What is wrong with the photo is announced beside it.
    const { picture: _, ...fields } = refused;
    wrong.say(fields);
  }

  function clear() {
    setError(undefined);
    refuse({});
    setWorkingKeys(0);
  }

  async function save(form: HTMLFormElement) {
    const { message, workingKeys: keys = 0 } = await usersApi.edit(toBody(form, photo));
    emptyPasswords(form);
    onSaved();
    setWorkingKeys(keys);
    toast.success(message);
    startRefresh(() => {
      router.refresh();
      photo.reset();
    });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    sent.current = form;
    const typed = new FormData(form);
    clear();
    if ((typed.get('newpass') ?? '') !== (typed.get('confirm') ?? '')) {
      refuse({ confirm: t('mismatch') });
      return;
    }
    setSending(true);
    try {
      await save(form);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const { picture, ...fields } = failure.fields;
      refuse(failure.fields);
      // A message already shown beside its field is not repeated.
      if (Object.keys(fields).length === 0 && !picture) setError(failure.message);
    } finally {
      setSending(false);
    }
  }

  return {
    ...{ submit, error, errors, workingKeys, wrong, dismiss: clear },
    saving: sending || refreshing,
    cancel: () => {
      clear();
      photo.reset();
    },
  };
}
