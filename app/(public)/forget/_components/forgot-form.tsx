'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EmailField } from '@/components/account/account-fields';
import { FormAlert } from '@/components/account/form-alert';
import { lazyResolver } from '@/components/account/lazy-resolver';
import { onEnter } from '@/components/account/on-enter';
import { useFormError } from '@/components/account/use-form-error';
import { useRedirect } from '@/components/account/use-redirect';
import { useTypedEarly } from '@/components/account/use-typed-early';
import { withTexts } from '@/components/account/with-texts';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { accountPaths } from '@/lib/account-paths';
import { accountApi } from '@/lib/api/account';
import type { EmailInput } from '@/lib/users/schemas';

const REDIRECT_AFTER = 5000;
const NAMES = ['email'] as const;
const resolver = lazyResolver<EmailInput>((schemas) => schemas.emailSchema);

export const ForgotForm = withTexts(function ForgotForm() {
  const t = useTranslations('forget');
  const failure = useFormError();
  const [sentTo, setSentTo] = useState('');
  const form = useForm<EmailInput>({ resolver });
  const { errors, isSubmitting } = form.formState;
  const { email = '' } = useWatch({ control: form.control });
  const isSent = sentTo !== '';

  useTypedEarly(form, NAMES);
  useRedirect(isSent, accountPaths.resetEmailSent(sentTo), REDIRECT_AFTER);

  const submit = form.handleSubmit(async (input) => {
    if (!(await failure.attempt(() => accountApi.forgotPassword(input.email)))) return;
    toast.success(t('success'));
    setSentTo(input.email);
  });

  return (
    <form onSubmit={submit} onKeyDown={onEnter(submit)} noValidate className="flex flex-col gap-4">
      <FormAlert {...failure} />
      <p className="text-sm">{t('text')}</p>
      <EmailField field={form.register('email')} error={errors.email?.message} isSummed={false} />
      <Button
        type="submit"
        variant="primary"
        loading={isSubmitting}
        disabled={email === ''}
        idle={isSent}
      >
        {t('submit')}
      </Button>
      <p role="status" className="text-center text-muted text-sm empty:hidden">
        {isSent && t('redirect')}
      </p>
    </form>
  );
});
