'use client';

import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { usersApi } from '@/lib/api/users';
import { useAct } from './use-act';

export function ResetLink({ id }: { id: string }) {
  const t = useTranslations('admin');
  const { act, pending } = useAct();
  return (
    <Button loading={pending} onClick={() => act(() => usersApi.sendResetLink(id))}>
      <Mail aria-hidden className="size-4" />
      {t('sendResetLink')}
    </Button>
  );
}
