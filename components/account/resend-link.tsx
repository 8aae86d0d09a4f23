'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import { accountApi } from '@/lib/api/account';
import { FormAlert } from './form-alert';
import { useFormError } from './use-form-error';
import { withTexts } from './with-texts';

type Props = { kind: 'verify' | 'reset'; email: string };

export const ResendLink = withTexts(function ResendLink({ kind, email }: Props) {
  const t = useTranslations('inbox');
  const failure = useFormError();
  const isAwake = useHydrated();
  const [sending, setSending] = useState(false);

  async function resend() {
    setSending(true);
    const send = kind === 'verify' ? accountApi.resendVerification : accountApi.forgotPassword;
    const sent = await failure.attempt(() => send(email));
    setSending(false);
    if (sent) toast.success(t(kind === 'verify' ? 'verifySent' : 'resetSent'));
  }

  return (
    <div className="mt-4 flex w-full flex-col gap-2">
      <div className="text-left empty:hidden">
        <FormAlert {...failure} />
      </div>
      <Button variant="primary" inert={!isAwake} loading={sending} onClick={resend}>
        {t('resend')}
      </Button>
    </div>
  );
});
