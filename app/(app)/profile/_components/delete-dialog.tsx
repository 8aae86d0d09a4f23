'use client';

import { useTranslations } from 'next-intl';
import { DeletionDialog } from '@/components/account/deletion-dialog';
import { describedBy, Field } from '@/components/ui/field';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { PasswordInput } from '@/components/ui/password-input';
import { browserStorage } from '@/lib/api/browser-storage';
import { usersApi } from '@/lib/api/users';
import { paths } from '@/lib/paths';

type Props = OpenedDialogProps & {
  email: string;
  hasPassword: boolean;
};

function leave() {
  browserStorage.clear();
  window.location.assign(paths.signIn());
}

export function DeleteDialog({ hasPassword, ...props }: Props) {
  const t = useTranslations('profile');
  const fields = useTranslations('fields');
  return (
    <DeletionDialog
      {...props}
      heading={t('deleteHeading')}
      text={t('deleteText')}
      onConfirm={(confirmation, form) => {
        const password = String(form.get('password') ?? '');
        return usersApi.deleteAccount({ confirmation, password });
      }}
      onDone={leave}
      password={
        hasPassword
          ? (error) => (
              <Field id="delete-password" label={t('deletePassword')} error={error}>
                <PasswordInput
                  id="delete-password"
                  name="password"
                  autoComplete="current-password"
                  labels={{ show: fields('showPassword'), hide: fields('hidePassword') }}
                  {...describedBy('delete-password', error)}
                />
              </Field>
            )
          : undefined
      }
    />
  );
}
