import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';

type Props = OpenedDialogProps & { onClear: () => Promise<unknown> };

/** Asks before the history goes. */
export function ClearDialog({ opener, onClear, onClose }: Props) {
  const t = useTranslations('assistant');
  const [pending, setPending] = useState(false);

  async function clear() {
    setPending(true);
    try {
      await onClear();
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error(t('clearFailed'));
      setPending(false);
    }
  }

  return (
    <OpenedDialog
      {...{ opener, onClose }}
      heading={t('clearHeading')}
      closeLabel={t('clearCancel')}
    >
      <div className="flex flex-col gap-4 p-4">
        <p>{t('clearText')}</p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('clearCancel')}</Button>
          <Button loading={pending} onClick={clear} className="text-bad">
            {t('clear')}
          </Button>
        </div>
      </div>
    </OpenedDialog>
  );
}
