'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EmailField, PasswordField } from '@/components/account/account-fields';
import { FormAlert } from '@/components/account/form-alert';
import { lazyResolver } from '@/components/account/lazy-resolver';
import { onEnter } from '@/components/account/on-enter';
import { useFormError } from '@/components/account/use-form-error';
import { useTypedEarly } from '@/components/account/use-typed-early';
import { withTexts } from '@/components/account/with-texts';
import { useWrongFields } from '@/components/failures/use-wrong-fields';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useHydrated } from '@/components/ui/use-hydrated';
import { accountPaths } from '@/lib/account-paths';
import { accountApi } from '@/lib/api/account';
import { browserStorage } from '@/lib/api/browser-storage';
import { paths } from '@/lib/paths';
import type { LoginInput } from '@/lib/users/schemas';

const NAMES = ['email', 'password'] as const;
const resolver = lazyResolver<LoginInput>((schemas) => schemas.loginSchema);

/** `problem`: why a sign-in with a provider failed. */
export const SignInForm = withTexts(function SignInForm({ problem }: { problem?: string }) {
  const t = useTranslations('signIn');
  const fields = useTranslations('fields');
  const failure = useFormError(problem);
  const wrong = useWrongFields();
  const isAwake = useHydrated();
  const [remember, setRemember] = useState(false);
  const [leaving, setLeaving] = useState(false);
  // No default values: they would overwrite anything typed before hydration.
  const form = useForm<LoginInput>({ resolver });
  const { errors, isSubmitting } = form.formState;
  const { email = '', password = '' } = useWatch({ control: form.control });

  useTypedEarly(form, NAMES);
  useEffect(() => {
    const remembered = browserStorage.get('email');
    if (remembered === '') return;
    setRemember(true);
    if (!form.getValues('email')) form.setValue('email', remembered);
  }, [form]);

  const submit = form.handleSubmit(async (input) => {
    wrong.say({});
    if (!(await failure.attempt(() => accountApi.login(input)))) return;
    if (remember) browserStorage.set('email', input.email);
    else browserStorage.remove('email');
    setLeaving(true);
    window.location.assign(paths.search());
  }, wrong.say);

  return (
    <form onSubmit={submit} onKeyDown={onEnter(submit)} noValidate className="flex flex-col gap-4">
      <FormAlert {...failure} />
      {wrong.summary}
      <EmailField
        field={form.register('email')}
        error={errors.email?.message}
        isSummed={wrong.isSummed}
      />
      <PasswordField
        field={form.register('password')}
        label={fields('password')}
        error={errors.password?.message}
        isSummed={wrong.isSummed}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={t('rememberMe')}
          inert={!isAwake}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <a href={accountPaths.forget()} className="link py-0.5 text-sm touch:py-3">
          {t('forgot')}
        </a>
      </div>
      <Button
        type="submit"
        variant="primary"
        loading={isSubmitting || leaving}
        disabled={email === '' || password === ''}
      >
        {t('submit')}
      </Button>
    </form>
  );
});
