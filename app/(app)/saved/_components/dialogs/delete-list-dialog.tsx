import { useTranslations } from 'next-intl';
import { useOfferUndo } from '@/components/saved/use-offer-undo';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { refusalOf } from '@/lib/api/refusal';
import { savedApi } from '@/lib/api/saved';
import type { SavedListSummary } from '@/lib/saved/types';
import { useSavedState } from '../saved-context';

type Props = OpenedDialogProps & { list: SavedListSummary };

export function DeleteListDialog({ list, ...props }: Props) {
  const t = useTranslations('savedPage');
  const { data, go } = useSavedState();
  const offerUndo = useOfferUndo(data.refresh);

  async function remove() {
    const { message, ids } = await savedApi.deleteList(list.id);
    if (ids) offerUndo(message, async () => (await savedApi.createList(list.name, ids)).message);
    else toast.success(message);
    go({ list: null }, 'replace');
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
