'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';

/** Loads the dialog's code on the first click. */
export function CreateKey(props: { onCreated: () => void }) {
  const t = useTranslations('apiKeys');
  return (
    <DialogButton load={loadDialog} given={props}>
      {t('create')}
    </DialogButton>
  );
}

const loadDialog = () =>
  import('./create-key-dialog').then(({ CreateKeyDialog }) => CreateKeyDialog);
