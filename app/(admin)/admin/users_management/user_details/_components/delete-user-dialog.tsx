'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useState } from 'react';
import { useFormError } from '@/components/account/use-form-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import { usersApi } from '@/lib/api/users';
import { paths } from '@/lib/paths';

type Props = {
  id: string;
  email: string;
  isSelf: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

export function DeleteUserDialog({ id, email, isSelf, opener, onClose }: Props) {
  const t = useTranslations('admin');
  const router = useRouter();
  const { error, attempt, dismiss } = useFormError();
  const [pending, setPending] = useState(false);
  const [typed, setTyped] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setPending(true);
    const done = await attempt(async () => {
      toast.success((await usersApi.deleteUser(id, typed)).message);
    });
    if (!done) return setPending(false);
    if (isSelf) window.location.assign(paths.signInAgain());
    else router.push(paths.users());
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
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              type="submit"
              disabled={typed.trim().toLowerCase() !== email}
              loading={pending}
              className="text-bad"
            >
              {t('deleteNow')}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
