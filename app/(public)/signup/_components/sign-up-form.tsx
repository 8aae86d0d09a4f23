'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EmailField, PasswordField } from '@/components/account/account-fields';
import { FormAlert } from '@/components/account/form-alert';
import { lazyResolver } from '@/components/account/lazy-resolver';
import { onEnter } from '@/components/account/on-enter';
import { PasswordRules } from '@/components/account/password-rules';
import { useFormError } from '@/components/account/use-form-error';
import { useTypedEarly } from '@/components/account/use-typed-early';
import { withTexts } from '@/components/account/with-texts';
import { useWrongFields } from '@/components/failures/use-wrong-fields';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { accountPaths } from '@/lib/account-paths';
import { accountApi } from '@/lib/api/account';
import type { SignUpForm as Values } from '@/lib/users/schemas';
import { NameField } from './name-field';

const resolver = lazyResolver<Values>((schemas) => schemas.signUpFormSchema);
const NAMES = ['firstname', 'lastname', 'email', 'password', 'confirmPassword'] as const;

export const SignUpForm = withTexts(function SignUpForm() {
  const t = useTranslations('signUp');
  const fields = useTranslations('fields');
  const router = useRouter();
  const failure = useFormError();
  const wrong = useWrongFields();
  const [leaving, setLeaving] = useState(false);
  // No default values: they would overwrite anything typed before hydration.
  const form = useForm<Values>({ resolver });
  useTypedEarly(form, NAMES);
  const { errors, isSubmitting } = form.formState;
  const values = useWatch({ control: form.control });
  const filled = NAMES.every((name) => Boolean(values[name]));

  function place(refused: Record<string, string>): boolean {
    const names = NAMES.filter((name) => refused[name]);
    wrong.say(Object.fromEntries(names.map((name) => [name, refused[name]])));
    for (const [at, name] of names.entries()) {
      form.setError(name, { message: refused[name] }, { shouldFocus: at === 0 });
    }
    return names.length > 0;
  }

  const submit = form.handleSubmit(async ({ confirmPassword: _, ...input }) => {
    wrong.say({});
    if (!(await failure.attempt(() => accountApi.signUp(input), place))) return;
    setLeaving(true);
    toast.success(t('success'));
    router.push(accountPaths.emailVerification(input.email));
  }, wrong.say);

  // The first wrong field in the order of these registrations gets the focus.
  return (
    <form onSubmit={submit} onKeyDown={onEnter(submit)} noValidate className="flex flex-col gap-4">
      <FormAlert {...failure} />
      {wrong.summary}
      <div className="grid gap-4 sm:grid-cols-2">
        <NameField
          field={form.register('firstname')}
          label={t('firstName')}
          error={errors.firstname?.message}
          isSummed={wrong.isSummed}
          autoComplete="given-name"
        />
        <NameField
          field={form.register('lastname')}
          label={t('lastName')}
          error={errors.lastname?.message}
          isSummed={wrong.isSummed}
          autoComplete="family-name"
        />
      </div>
      <EmailField
        field={form.register('email')}
        error={errors.email?.message}
        isSummed={wrong.isSummed}
        autoComplete="email"
      />
      <PasswordField
        field={form.register('password')}
        label={fields('password')}
        error={errors.password?.message}
        isSummed={wrong.isSummed}
        hintId="rules"
        autoComplete="new-password"
      />
      <PasswordRules id="rules" password={values.password ?? ''} />
      <PasswordField
        field={form.register('confirmPassword')}
        label={t('confirmPassword')}
        error={errors.confirmPassword?.message}
        isSummed={wrong.isSummed}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" loading={isSubmitting || leaving} disabled={!filled}>
        {t('submit')}
      </Button>
    </form>
  );
});
