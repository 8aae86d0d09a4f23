import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/account/account-fields';

export type FieldErrors = Record<string, string | undefined>;

const fields = [
  ['oldpass', 'oldPassword', 'current-password'],
  ['newpass', 'password', 'new-password'],
  ['confirm', 'confirmPassword', 'new-password'],
] as const;

type Props = {
  errors: FieldErrors;
  isSummed: boolean;
  /** API keys that still work after the password was changed. */
  workingKeys: number;
};

export function PasswordFields({ errors, isSummed, workingKeys }: Props) {
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
            isSummed={isSummed}
            hintId="password-hint"
            autoComplete={autoComplete}
          />
        ))}
      </div>
      <p id="password-hint" className="text-muted text-sm">
        {t('passwordHint')}
      </p>
      <p role="status" className="empty:hidden">
        {workingKeys > 0 &&
          t.rich('keysStay', {
            count: workingKeys,
            keys: (words) => (
              <a href="#api-keys" className="link-within">
                {words}
              </a>
            ),
          })}
      </p>
    </fieldset>
  );
}
