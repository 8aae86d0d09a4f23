'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, Field, Input } from '@/components/ui/field';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { FormAlert } from './form-alert';
import { useFormError } from './use-form-error';

type Props = OpenedDialogProps & {
  heading: string;
  text: string;
  /** The account's email address; typing it confirms the deletion. */
  email: string;
  /** Asks for the password too. */
  password?: (error: string | undefined) => ReactNode;
  /** Deletes the account; an error it throws is shown, and the dialog stays open. */
  onConfirm: (confirmation: string, form: FormData) => Promise<unknown>;
  /** Called once the account is deleted. */
  onDone: () => void;
};

const focusFirstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** Asks to type the email address, so that no account is deleted by mistake. */
export function DeletionDialog({ heading, text, email, password, ...props }: Props) {
  const { onConfirm, onDone, opener, onClose } = props;
  const t = useTranslations('deletion');
  const { attempt, ...failure } = useFormError();
  const [pending, setPending] = useState(false);
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const sent = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstWrong(sent.current);
  }, [errors]);

  /** Beside their fields, if all of them are shown here. */
  function place(refused: Record<string, string>): boolean {
    const names = Object.keys(refused);
    const shown = ['confirmation', ...(password ? ['password'] : [])];
    if (names.length === 0 || !names.every((name) => shown.includes(name))) return false;
    setErrors(refused);
    return true;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setErrors({});
    setPending(true);
    if (await attempt(() => onConfirm(typed, form), place)) onDone();
    else setPending(false);
  }
  /** Not before the answer: closing it would look like calling the deletion off. */
  const close = () => {
    if (!pending) onClose();
  };

  return (
    <OpenedDialog heading={heading} closeLabel={t('close')} opener={opener} onClose={close}>
      <form ref={sent} onSubmit={submit} noValidate className="flex flex-col gap-4 p-4">
        <FormAlert {...failure} />
        <p>{text}</p>
        <Field id="delete-confirmation" label={t('confirm', { email })} error={errors.confirmation}>
          <Input
            id="delete-confirmation"
            {...describedBy('delete-confirmation', errors.confirmation)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
          />
        </Field>
        {password?.(errors.password)}
        <div className="flex justify-end gap-2">
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            type="submit"
            disabled={typed.trim().toLowerCase() !== email}
            loading={pending}
            className="text-bad disabled:text-muted"
          >
            {t('now')}
          </Button>
        </div>
      </form>
    </OpenedDialog>
  );
}
