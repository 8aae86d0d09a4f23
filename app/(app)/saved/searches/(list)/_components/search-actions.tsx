'use client';

import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/shell/use-lazy-dialog';
import { Button } from '@/components/ui/button';

const loadRename = () => import('./rename-dialog').then(({ RenameDialog }) => RenameDialog);
const loadDelete = () => import('./delete-dialog').then(({ DeleteDialog }) => DeleteDialog);

/** What can be done with a saved search; the code of the dialogs comes when they are asked for. */
export function SearchActions({ id, name }: { id: string; name: string }) {
  const t = useTranslations('savedSearches');
  const renaming = useLazyDialog(loadRename);
  const deleting = useLazyDialog(loadDelete);
  return (
    <>
      <Button
        ref={renaming.opener}
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={t('renameNamed', { name })}
        onClick={renaming.onOpen}
      >
        {t('rename')}
      </Button>
      <Button
        ref={deleting.opener}
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={t('deleteNamed', { name })}
        onClick={deleting.onOpen}
        className="text-bad"
      >
        {t('delete')}
      </Button>
      {renaming.open && renaming.Dialog && (
        <renaming.Dialog {...{ id, name }} opener={renaming.opener} onClose={renaming.onClose} />
      )}
      {deleting.open && deleting.Dialog && (
        <deleting.Dialog {...{ id, name }} opener={deleting.opener} onClose={deleting.onClose} />
      )}
    </>
  );
}
