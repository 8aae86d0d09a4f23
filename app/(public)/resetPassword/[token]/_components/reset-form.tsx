'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '@/components/account/account-fields';
import { DoneView } from '@/components/account/done-view';
import { lazyResolver } from '@/components/account/lazy-resolver';
import { onEnter } from '@/components/account/on-enter';
import { PasswordRules } from '@/components/account/password-rules';
import { useRedirect } from '@/components/account/use-redirect';
import { useTypedEarly } from '@/components/account/use-typed-early';
import { withTexts } from '@/components/account/with-texts';
import { useWrongFields } from '@/components/failures/use-wrong-fields';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { accountApi } from '@/lib/api/account';
import { ApiError } from '@/lib/api/call';
import { paths } from '@/lib/paths';
import type { ResetForm as Values } from '@/lib/users/schemas';
import { ResetProblem } from './reset-problem';

const REDIRECT_AFTER = 3000;
const MALFORMED = 400;
const NAMES = ['password', 'confirmPassword'] as const;
const resolver = lazyResolver<Values>((schemas) => schemas.resetFormSchema);

export const ResetForm = withTexts(function ResetForm({ token }: { token: string }) {
  const t = useTranslations('reset');
  const [problem, setProblem] = useState<ApiError>();
  const [isDone, setDone] = useState(false);
  const wrong = useWrongFields();
  const form = useForm<Values>({ resolver });
  const { errors, isSubmitting } = form.formState;
  const { password = '', confirmPassword = '' } = useWatch({ control: form.control });

  useTypedEarly(form, NAMES);
  useRedirect(isDone, paths.signIn(), REDIRECT_AFTER);

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    wrong.say({});
    try {
      await accountApi.resetPassword(token, values.password);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { password: about } = error.fields;
      wrong.say({ about });
      if (about) form.setError('password', { message: about }, { shouldFocus: true });
      // By design, nothing is shown for a malformed request.
      else if (error.status !== MALFORMED) setProblem(error);
      return;
    }
    toast.success(t('success'));
    setDone(true);
  }, wrong.say);

  if (isDone) return <DoneView heading={t('success')} text={t('redirect')} />;
  return (
    <form onSubmit={submit} onKeyDown={onEnter(submit)} noValidate className="flex flex-col gap-4">
      {problem && <ResetProblem problem={problem} onDismiss={() => setProblem(undefined)} />}
      {wrong.summary}
      <PasswordField
        field={form.register('password')}
        label={t('password')}
        error={errors.password?.message}
        isSummed={wrong.isSummed}
        hintId="rules"
        autoComplete="new-password"
      />
      <PasswordRules id="rules" password={password} />
      <PasswordField
        field={form.register('confirmPassword')}
        label={t('confirmPassword')}
        error={errors.confirmPassword?.message}
        isSummed={wrong.isSummed}
        autoComplete="new-password"
      />
      <Button
        type="submit"
        variant="primary"
        loading={isSubmitting}
        disabled={password === '' || confirmPassword === ''}
      >
        {t('submit')}
      </Button>
      <p className="mt-2 text-center text-sm">
        <a href={paths.signIn()} className="link touch:py-3">
          {t('back')}
        </a>
      </p>
    </form>
  );
});
