import { useTranslations } from 'next-intl';
import { describedBy, Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { PASSWORD_INPUT_MAX } from '@/lib/users/input-rules';

export type FieldErrors = Record<string, string | undefined>;

const fields = [
  ['oldpass', 'oldPassword', 'current-password'],
  ['newpass', 'password', 'new-password'],
  ['confirm', 'confirmPassword', 'new-password'],
] as const;

export function PasswordFields({ errors }: { errors: FieldErrors }) {
  const t = useTranslations('profile');
  const labels = useTranslations('fields');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-semibold text-ink">{t('passwordHeading')}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map(([name, label, autoComplete]) => (
          <Field key={name} id={name} label={t(label)} error={errors[name]}>
            <PasswordInput
              id={name}
              name={name}
              autoComplete={autoComplete}
              maxLength={PASSWORD_INPUT_MAX}
              labels={{ show: labels('showPassword'), hide: labels('hidePassword') }}
              {...describedBy(name, errors[name], 'password-hint')}
            />
          </Field>
        ))}
      </div>
      <p id="password-hint" className="text-muted text-sm">
        {t('passwordHint')}
      </p>
    </fieldset>
  );
}
