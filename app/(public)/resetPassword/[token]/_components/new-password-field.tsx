import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { describedBy, Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { PASSWORD_INPUT_MAX } from '@/lib/users/input-rules';
import type { ResetForm } from '@/lib/users/schemas';

type Props = {
  form: UseFormReturn<ResetForm>;
  name: keyof ResetForm;
  label: string;
  hintId?: string;
};

export function NewPasswordField({ form, name, label, hintId }: Props) {
  const t = useTranslations('fields');
  const error = form.formState.errors[name]?.message;
  return (
    <Field id={name} label={label} error={error}>
      <PasswordInput
        id={name}
        autoComplete="new-password"
        maxLength={PASSWORD_INPUT_MAX}
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
        {...describedBy(name, error, hintId)}
        {...form.register(name)}
      />
    </Field>
  );
}
