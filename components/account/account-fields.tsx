import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { describedBy, Field, Input } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { PASSWORD_INPUT_MAX } from '@/lib/users/input-rules';

type Props = {
  /** The name doubles as the id; the rest comes from registering the field with a form. */
  field: Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;
  error: string | undefined;
  /** The form announces all errors as one. */
  isSummed: boolean;
};

type EmailProps = Props & { autoComplete?: 'username' | 'email' };

/** The email address that identifies an account. */
export function EmailField({ field, error, isSummed, autoComplete = 'username' }: EmailProps) {
  const t = useTranslations('fields');
  return (
    <Field id={field.name} label={t('email')} error={error} isSummed={isSummed}>
      <Input
        data-kept
        id={field.name}
        type="email"
        autoComplete={autoComplete}
        {...describedBy(field.name, error)}
        {...field}
      />
    </Field>
  );
}

type PasswordProps = Props & {
  label: string;
  /** The id of a further description. */
  hintId?: string;
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ field, error, isSummed, ...props }: PasswordProps) {
  const { label, hintId, autoComplete } = props;
  const t = useTranslations('fields');
  return (
    <Field id={field.name} label={label} error={error} isSummed={isSummed}>
      <PasswordInput
        id={field.name}
        autoComplete={autoComplete}
        maxLength={PASSWORD_INPUT_MAX}
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
        {...describedBy(field.name, error, hintId)}
        {...field}
      />
    </Field>
  );
}
