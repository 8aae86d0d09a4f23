import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast, UNDO_DURATION } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { refusalOf } from '@/lib/api/refusal';
import { savedApi } from '@/lib/api/saved';
import type { SavedListSummary } from '@/lib/saved/types';
import { useSavedState } from '../saved-context';

type Props = OpenedDialogProps & { list: SavedListSummary };

export function DeleteListDialog({ list, ...props }: Props) {
  const t = useTranslations('savedPage');
  const shell = useTranslations('shell');
  const { data, go } = useSavedState();

  async function remove() {
    const { message, ids } = await savedApi.deleteList(list.id);
    if (ids) toast.offer(message, shell('undo'), () => makeAgain(ids), UNDO_DURATION);
    else toast.success(message);
    go({ list: null }, 'replace');
    data.refresh();
  }

  async function makeAgain(ids: string[]) {
    try {
      const made = await savedApi.createList(list.name);
      const { message } = ids.length > 0 ? await savedApi.putIn(made.data.id, { ids }) : made;
      toast.success(message);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    data.refresh();
  }

  return (
    <ConfirmDialog
      {...props}
      heading={t('deleteList')}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('deleteList')}
      onConfirm={() => refusalOf(remove)}
    >
      <p className="break-words font-medium text-ink">{t('confirmList', { name: list.name })}</p>
      <p>{t('confirmListText')}</p>
    </ConfirmDialog>
  );
}
