'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, Field, Input } from '@/components/ui/field';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { ApiError } from '@/lib/api/call';
import { MAX_NAME_LENGTH } from '@/lib/saved-searches/constants';

type Props = OpenedDialogProps & {
  heading: string;
  /** What the field begins with. */
  name: string;
  submit: string;
  /** What it throws is shown at the field, and the dialog stays. */
  onSubmit: (name: string) => Promise<unknown>;
  children?: ReactNode;
};

/** A dialog that asks for the name of a search. */
export function NameForm({ heading, name, submit, onSubmit, opener, onClose, children }: Props) {
  const t = useTranslations('saveSearch');
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    setPending(true);
    try {
      await onSubmit(typed.trim());
      onClose();
    } catch (failure) {
      setPending(false);
      if (!(failure instanceof ApiError)) throw failure;
      setError(Object.values(failure.fields)[0] ?? failure.message);
    }
  }

  return (
    <OpenedDialog heading={heading} closeLabel={t('close')} {...{ opener, onClose }}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4 p-4">
        {children}
        <Field id="search-name" label={t('name')} error={error}>
          <Input
            {...describedBy('search-name', error)}
            id="search-name"
            value={typed}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            loading={isPending}
            disabled={typed.trim() === ''}
          >
            {submit}
          </Button>
        </div>
      </form>
    </OpenedDialog>
  );
}
