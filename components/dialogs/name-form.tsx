'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { SessionEnded } from '@/components/session/session-ended';
import { Button } from '@/components/ui/button';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { useOutcome } from '@/components/ui/use-outcome';
import { ApiError } from '@/lib/api/call';
import { isName, NameField } from './name-field';

type Props = OpenedDialogProps & {
  heading: string;
  /** The initial value, until something is typed. */
  name: string;
  /** The field's label. */
  label: string;
  /** Maximum length of the name, in letters. */
  most: number;
  submit: string;
  /** If it throws, the error is shown at the field and the dialog stays open. */
  onSubmit: (name: string) => Promise<unknown>;
  children?: ReactNode;
};

/** A dialog that asks for a name. */
export function NameForm({ name, label, most, submit, onSubmit, children, ...dialog }: Props) {
  const t = useTranslations('shell');
  const id = useId();
  const [typed = name, setTyped] = useState<string>();
  const { error, tell, close } = useOutcome(dialog.onClose);
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // A new initial value arrives without its selection, so typing would append to it.
  useLayoutEffect(() => {
    if (document.activeElement === field.current && field.current?.value === name) {
      field.current.select();
    }
  }, [name]);

  async function send(event: FormEvent) {
    event.preventDefault();
    tell(undefined);
    setPending(true);
    try {
      await onSubmit(typed.trim());
      close();
    } catch (failure) {
      setPending(false);
      if (!(failure instanceof ApiError)) throw failure;
      tell(Object.values(failure.fields)[0] ?? failure.message);
    }
  }

  return (
    <OpenedDialog {...dialog} closeLabel={t('close')}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4 p-4">
        <SessionEnded isWriting={typed !== name} />
        {children}
        <NameField
          ref={field}
          id={id}
          label={label}
          value={typed}
          most={most}
          error={error}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={setTyped}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={dialog.onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            loading={isPending}
            disabled={!isName(typed, most)}
          >
            {submit}
          </Button>
        </div>
      </form>
    </OpenedDialog>
  );
}
