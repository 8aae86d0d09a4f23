'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';
import type { KeptSearch } from './delete-dialog';

const loadRename = () => import('./rename-dialog').then(({ RenameDialog }) => RenameDialog);
const loadDelete = () => import('./delete-dialog').then(({ DeleteDialog }) => DeleteDialog);

/** The actions on a saved search; the dialogs' code loads when they are opened. */
export function SearchActions(search: KeptSearch) {
  const t = useTranslations('savedSearches');
  const { id, name } = search;
  return (
    <>
      <DialogButton
        load={loadRename}
        given={{ id, name }}
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
