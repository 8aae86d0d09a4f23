import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { OpenedDialog } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { savedApi } from '@/lib/api/saved';
import type { SavedListSummary } from '@/lib/saved/types';
import { useSavedState } from '../saved-context';
import type { DialogProps } from './saved-dialogs';
import { useAttempt } from './use-attempt';

type Props = DialogProps & { list: SavedListSummary };

export function DeleteListDialog({ list, opener, onClose }: Props) {
  const t = useTranslations('savedPage');
  const { data, go } = useSavedState();
  const { error, attempt } = useAttempt();
  const [pending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    const answer = await attempt(() => savedApi.deleteList(list.id));
    setPending(false);
    if (!answer) return;
    toast.success(answer.message);
    onClose();
    go({ list: null });
    data.refresh();
  }

  return (
    <OpenedDialog heading={t('deleteList')} closeLabel={t('close')} {...{ opener, onClose }}>
      <div className="flex flex-col gap-4 p-4">
        {error && <Alert>{error}</Alert>}
        <p className="break-words font-medium text-ink">{t('confirmList', { name: list.name })}</p>
        <p>{t('confirmListText')}</p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button loading={pending} onClick={confirm} className="text-bad">
            {t('deleteList')}
          </Button>
        </div>
      </div>
    </OpenedDialog>
  );
}
