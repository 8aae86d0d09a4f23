'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { OpenedDialogProps } from '@/components/ui/opened-dialog';
import { refusalOf } from '@/lib/api/refusal';
import { usersApi } from '@/lib/api/users';
import { paths } from '@/lib/paths';

type Props = OpenedDialogProps & { id: string };

/** Giving up one's own role cannot be undone by oneself, and this page becomes inaccessible. */
export function GiveUpRoleDialog({ id, ...props }: Props) {
  const t = useTranslations('admin');
  const words = useTranslations('deletion');

  async function giveUp() {
    await usersApi.changeRole(id, 'USER');
    window.location.assign(paths.search());
  }

  return (
    <ConfirmDialog
      {...props}
      heading={t('makeUser')}
      closeLabel={words('close')}
      cancel={words('cancel')}
      confirm={t('makeUser')}
      onConfirm={() => refusalOf(giveUp)}
    >
      <p>{t('giveUpRole')}</p>
    </ConfirmDialog>
  );
}
