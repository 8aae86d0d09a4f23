'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { usersApi } from '@/lib/api/users';
import { paths } from '@/lib/paths';
import { useAct } from './use-act';

type Props = { id: string; role: 'USER' | 'ADMIN'; isSelf: boolean };

/** Makes somebody an administrator, or a user again. */
export function RoleSwitch({ id, role, isSelf }: Props) {
  const t = useTranslations('admin');
  const { act, pending } = useAct();
  const next = role === 'ADMIN' ? 'USER' : 'ADMIN';
  async function change() {
    const answer = await usersApi.changeRole(id, next);
    // Whoever gave up the role may not see this page any more.
    if (isSelf && next === 'USER') window.location.assign(paths.search());
    return answer;
  }
  return (
    <Button loading={pending} onClick={() => act(change)}>
      {t(next === 'ADMIN' ? 'makeAdmin' : 'makeUser')}
    </Button>
  );
}
