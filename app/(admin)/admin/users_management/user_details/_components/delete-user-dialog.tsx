'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { DeletionDialog } from '@/components/account/deletion-dialog';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { toast } from '@/components/ui/toast';
import { usersApi } from '@/lib/api/users';
import { paths } from '@/lib/paths';

type Props = OpenedDialogProps & {
  id: string;
  email: string;
  isSelf: boolean;
  /** Where to go once the account is deleted. */
  back: string;
};

export function DeleteUserDialog({ id, isSelf, back, ...props }: Props) {
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
        // After deleting their own account, users are signed out: a full page load to sign-in.
        isSelf ? window.location.assign(paths.signInAgain()) : router.replace(back)
      }
    />
  );
}
