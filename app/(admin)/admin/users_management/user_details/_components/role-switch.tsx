'use client';

import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { Button } from '@/components/ui/button';
import { usersApi } from '@/lib/api/users';
import { useAct } from './use-act';

type Props = { id: string; role: 'USER' | 'ADMIN'; isSelf: boolean };

const loadDialog = () =>
  import('./give-up-role-dialog').then(({ GiveUpRoleDialog }) => GiveUpRoleDialog);

/** Grants or removes the administrator role; only removing one's own asks for confirmation. */
export function RoleSwitch({ id, role, isSelf }: Props) {
  const t = useTranslations('admin');
  const { act, pending } = useAct();
  if (isSelf) {
    return (
      <DialogButton load={loadDialog} given={{ id }}>
        {t('makeUser')}
      </DialogButton>
    );
  }
  const next = role === 'ADMIN' ? 'USER' : 'ADMIN';
  return (
    <Button loading={pending} onClick={() => act(() => usersApi.changeRole(id, next))}>
      {t(next === 'ADMIN' ? 'makeAdmin' : 'makeUser')}
    </Button>
  );
}
