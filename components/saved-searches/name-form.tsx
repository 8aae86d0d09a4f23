'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isName, NameField } from '@/components/shell/name-field';
import { SessionEnded } from '@/components/shell/session-ended';
import { Button } from '@/components/ui/button';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { ApiError } from '@/lib/api/call';
import { MAX_NAME_LENGTH } from '@/lib/saved-searches/constants';

type Props = OpenedDialogProps & {
  heading: string;
  /** What the field begins with, until something is typed. */
  name: string;
  submit: string;
  /** What it throws is shown at the field, and the dialog stays. */
  onSubmit: (name: string) => Promise<unknown>;
  children?: ReactNode;
};

/** A dialog that asks for the name of a search. */
export function NameForm({ heading, name, submit, onSubmit, opener, onClose, children }: Props) {
  const t = useTranslations('saveSearch');
  const [typed = name, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Another name comes without its selection, and what is typed would be added to it.
  useLayoutEffect(() => {
    if (document.activeElement === field.current && field.current?.value === name) {
      field.current.select();
    }
  }, [name]);

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
    <OpenedDialog heading={heading} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4 p-4">
        <SessionEnded isWriting={typed !== name} />
        {children}
        <NameField
          ref={field}
          id="search-name"
          label={t('name')}
          value={typed}
          most={MAX_NAME_LENGTH}
          error={error}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={setTyped}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            loading={isPending}
            disabled={!isName(typed, MAX_NAME_LENGTH)}
          >
            {submit}
          </Button>
        </div>
      </form>
    </OpenedDialog>
  );
}
