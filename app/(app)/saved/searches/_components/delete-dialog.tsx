'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { focusAfter } from '@/components/ui/focus-after';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { refusalOf } from '@/lib/api/refusal';
import { savedSearchesApi } from '@/lib/api/saved-searches';

type Props = OpenedDialogProps & {
  id: string;
  name: string;
};

export function DeleteDialog({ id, name, ...props }: Props) {
  const t = useTranslations('savedSearches');
  const router = useRouter();

  async function remove() {
    toast.success((await savedSearchesApi.delete(id)).message);
    // The focus returns to the opener, which disappears along with its card.
    if (props.opener.current) focusAfter(props.opener.current);
    router.refresh();
  }

  return (
    <ConfirmDialog
      {...props}
      heading={t('deleteHeading')}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('delete')}
      onConfirm={() => refusalOf(remove)}
    >
      <p className="break-words">{t('deleteText', { name })}</p>
    </ConfirmDialog>
  );
}
