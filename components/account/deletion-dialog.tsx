'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { FormAlert } from './form-alert';
import { useFormError } from './use-form-error';

type Props = OpenedDialogProps & {
  heading: string;
  text: string;
  /** The account's email address; typing it confirms the deletion. */
  email: string;
  /** Further fields to fill in. */
  children?: ReactNode;
  /** Deletes the account; an error it throws is shown, and the dialog stays open. */
  onConfirm: (confirmation: string, form: FormData) => Promise<unknown>;
  /** Called once the account is deleted. */
  onDone: () => void;
};

/** Asks to type the email address, so that no account is deleted by mistake. */
export function DeletionDialog({ heading, text, email, children, ...props }: Props) {
  const { onConfirm, onDone, opener, onClose } = props;
  const t = useTranslations('deletion');
  const { attempt, ...failure } = useFormError();
  const [pending, setPending] = useState(false);
  const [typed, setTyped] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setPending(true);
    if (await attempt(() => onConfirm(typed, form))) onDone();
    else setPending(false);
  }

  return (
    <OpenedDialog heading={heading} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-4">
        <FormAlert {...failure} />
        <p>{text}</p>
        <Field id="delete-confirmation" label={t('confirm', { email })}>
          <Input
            id="delete-confirmation"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
          />
        </Field>
        {children}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
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
