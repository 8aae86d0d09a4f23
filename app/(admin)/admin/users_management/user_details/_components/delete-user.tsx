'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';

type Props = { id: string; email: string; isSelf: boolean; back: string };

const loadDialog = () =>
  import('./delete-user-dialog').then(({ DeleteUserDialog }) => DeleteUserDialog);

/** Loads the dialog's code when it is opened. */
export function DeleteUser(props: Props) {
  const t = useTranslations('admin');
  return (
    <DialogButton load={loadDialog} given={props} className="text-bad">
      {t('delete')}
    </DialogButton>
  );
}
