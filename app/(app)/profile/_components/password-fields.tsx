import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/account/account-fields';

export type FieldErrors = Record<string, string | undefined>;

const fields = [
  ['oldpass', 'oldPassword', 'current-password'],
  ['newpass', 'password', 'new-password'],
  ['confirm', 'confirmPassword', 'new-password'],
] as const;

export function PasswordFields({ errors }: { errors: FieldErrors }) {
  const t = useTranslations('profile');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-semibold text-ink">{t('passwordHeading')}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map(([name, label, autoComplete]) => (
          <PasswordField
            key={name}
            field={{ name }}
            label={t(label)}
            error={errors[name]}
            hintId="password-hint"
            autoComplete={autoComplete}
          />
        ))}
      </div>
      <p id="password-hint" className="text-muted text-sm">
        {t('passwordHint')}
      </p>
    </fieldset>
  );
}
