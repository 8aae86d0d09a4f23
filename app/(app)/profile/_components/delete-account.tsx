'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/shell/dialog-button';

/** The code of the dialog comes when it is asked for. */
export function DeleteAccount(props: { email: string; hasPassword: boolean }) {
  const t = useTranslations('profile');
  return (
    <DialogButton load={loadDialog} given={props} className="text-bad">
      {t('delete')}
    </DialogButton>
  );
}

const loadDialog = () => import('./delete-dialog').then(({ DeleteDialog }) => DeleteDialog);
