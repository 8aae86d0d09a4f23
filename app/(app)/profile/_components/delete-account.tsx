'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';

/** Loads the dialog's code when it is opened. */
export function DeleteAccount(props: { email: string; hasPassword: boolean }) {
  const t = useTranslations('profile');
  return (
    <DialogButton load={loadDialog} given={props} className="text-bad">
      {t('delete')}
    </DialogButton>
  );
}

const loadDialog = () => import('./delete-dialog').then(({ DeleteDialog }) => DeleteDialog);
