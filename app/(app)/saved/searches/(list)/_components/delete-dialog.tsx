'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { OpenedDialog, type OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { savedSearchesApi } from '@/lib/api/saved-searches';

type Props = OpenedDialogProps & {
  id: string;
  name: string;
};

export function DeleteDialog({ id, name, opener, onClose }: Props) {
  const t = useTranslations('savedSearches');
  const router = useRouter();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    setPending(true);
    try {
      const { message } = await savedSearchesApi.delete(id);
      toast.success(message);
      onClose();
      router.refresh();
    } catch (failure) {
      setPending(false);
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    }
  }

  return (
    <OpenedDialog heading={t('deleteHeading')} closeLabel={t('close')} {...{ opener, onClose }}>
      <div className="flex flex-col gap-4 p-4">
        {error && <Alert>{error}</Alert>}
        <p className="break-words">{t('deleteText', { name })}</p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button onClick={remove} loading={isPending} className="text-bad">
            {t('delete')}
          </Button>
        </div>
      </div>
    </OpenedDialog>
  );
}
