'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useState } from 'react';
import { useFormError } from '@/components/account/use-form-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { browserStorage } from '@/lib/api/browser-storage';
import { usersApi } from '@/lib/api/users';
import { paths } from '@/lib/paths';

type Props = {
  email: string;
  hasPassword: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

export function DeleteDialog({ email, hasPassword, opener, onClose }: Props) {
  const t = useTranslations('profile');
  const fields = useTranslations('fields');
  const { error, attempt, dismiss } = useFormError();
  const [pending, setPending] = useState(false);
  const [typed, setTyped] = useState('');
  const confirmed = typed.trim().toLowerCase() === email;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setPending(true);
    const input = { confirmation: typed, password };
    if (!(await attempt(() => usersApi.deleteAccount(input)))) return setPending(false);
    browserStorage.clear();
    window.location.assign(paths.signIn());
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent heading={t('deleteHeading')} closeLabel={t('close')} opener={opener}>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-4">
          {error && (
            <Alert dismissLabel={t('dismiss')} onDismiss={dismiss}>
              {error}
            </Alert>
          )}
          <p>{t('deleteText')}</p>
          <Field id="delete-confirmation" label={t('deleteConfirm', { email })}>
            <Input
              id="delete-confirmation"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
            />
          </Field>
          {hasPassword && (
            <Field id="delete-password" label={t('deletePassword')}>
              <PasswordInput
                id="delete-password"
                name="password"
                autoComplete="current-password"
                labels={{ show: fields('showPassword'), hide: fields('hidePassword') }}
              />
            </Field>
          )}
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" disabled={!confirmed} loading={pending} className="text-bad">
              {t('deleteNow')}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
