'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { NameForm } from '@/components/dialogs/name-form';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { savedSearchesApi } from '@/lib/api/saved-searches';
import { MAX_NAME_LENGTH } from '@/lib/saved-searches/constants';

type Props = OpenedDialogProps & {
  id: string;
  name: string;
};

export function RenameDialog({ id, name, opener, onClose }: Props) {
  const t = useTranslations('savedSearches');
  const field = useTranslations('saveSearch');
  const router = useRouter();
  async function rename(next: string) {
    const { message } = await savedSearchesApi.rename(id, next);
    toast.success(message);
    router.refresh();
  }
  return (
    <NameForm
      heading={t('renameHeading')}
      name={name}
      label={field('name')}
      most={MAX_NAME_LENGTH}
      submit={t('rename')}
      onSubmit={rename}
      opener={opener}
      onClose={onClose}
    />
  );
}
