'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';

const loadRename = () => import('./rename-dialog').then(({ RenameDialog }) => RenameDialog);
const loadDelete = () => import('./delete-dialog').then(({ DeleteDialog }) => DeleteDialog);

/** The actions on a saved search; the dialogs' code loads when they are opened. */
export function SearchActions(search: { id: string; name: string }) {
  const t = useTranslations('savedSearches');
  const { name } = search;
  return (
    <>
      <DialogButton
        load={loadRename}
        given={search}
        variant="ghost"
        aria-label={t('renameNamed', { name })}
      >
        {t('rename')}
      </DialogButton>
      <DialogButton
        load={loadDelete}
        given={search}
        variant="ghost"
        aria-label={t('deleteNamed', { name })}
        data-removing="search"
        className="text-bad"
      >
        {t('delete')}
      </DialogButton>
    </>
  );
}
