'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { DeletionDialog } from '@/components/account/deletion-dialog';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { adminPaths } from '@/lib/admin-paths';
import { usersApi } from '@/lib/api/users';
import { paths } from '@/lib/paths';

type Props = OpenedDialogProps & {
  id: string;
  email: string;
  isSelf: boolean;
};

export function DeleteUserDialog({ id, isSelf, ...props }: Props) {
  const t = useTranslations('admin');
  const router = useRouter();
  return (
    <DeletionDialog
      {...props}
      heading={t('deleteHeading')}
      text={t('deleteText')}
      onConfirm={async (confirmation) => {
        toast.success((await usersApi.deleteUser(id, confirmation)).message);
      }}
      onDone={() =>
        // The way back leads to no page of somebody who is gone.
        isSelf ? window.location.assign(paths.signInAgain()) : router.replace(adminPaths.users())
      }
    />
  );
}
