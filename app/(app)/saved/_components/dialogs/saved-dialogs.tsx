'use client';

import { ListsDialog } from '@/components/saved/lists-dialog';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { type OpenDialog, useSavedState } from '../saved-context';
import { DeleteDialog } from './delete-dialog';
import { DeleteListDialog } from './delete-list-dialog';
import { EditDialog } from './edit-dialog';
import { ListNameDialog } from './list-name-dialog';
import { PutDialog } from './put-dialog';
import { TagDialog } from './tag-dialog';

type Props = OpenedDialogProps & { dialog: OpenDialog };

/** All dialogs of the page; their code loads when the first one is opened. */
export function SavedDialogs({ dialog, ...props }: Props) {
  const { data } = useSavedState();
  switch (dialog.kind) {
    case 'delete':
      return <DeleteDialog {...props} several={dialog} />;
    case 'put':
      return <PutDialog {...props} several={dialog} />;
    case 'tag':
      return <TagDialog {...props} several={dialog} />;
    case 'edit':
      return <EditDialog {...props} row={dialog.row} />;
    case 'lists':
      return (
        <ListsDialog
          {...props}
          entryId={dialog.row.id}
          name={dialog.row.name}
          chosen={dialog.row.lists}
          onChange={data.refresh}
        />
      );
    case 'new-list':
      return <ListNameDialog {...props} />;
    case 'rename':
      return <ListNameDialog {...props} list={dialog.list} />;
    case 'delete-list':
      return <DeleteListDialog {...props} list={dialog.list} />;
  }
}
