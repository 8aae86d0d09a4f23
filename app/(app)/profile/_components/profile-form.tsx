'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/account/form-alert';
import { SessionEnded } from '@/components/session/session-ended';
import { Button } from '@/components/ui/button';
import { describedBy, Field, Input } from '@/components/ui/field';
import { FreshInput } from '@/components/ui/fresh-input';
import { initials } from '@/lib/format';
import { NAME_MAX } from '@/lib/users/input-rules';
import type { OwnAccount } from '@/lib/users/profile/own-account';
import { PasswordFields } from './password-fields';
import { PhotoField } from './photo-field';
import { useKeptEdits } from './use-kept-edits';
import { usePhoto } from './use-photo';
import { useSaveProfile } from './use-save-profile';

const names = [
  ['firstname', 'firstName', 'given-name'],
  ['lastname', 'lastName', 'family-name'],
] as const;

export function ProfileForm({ account }: { account: OwnAccount }) {
  const t = useTranslations('profile');
  const photo = usePhoto(account.picture);
  const [isChanged, setChanged] = useState(false);
  useKeptEdits(setChanged);
  const form = useSaveProfile(photo, () => setChanged(false));
  const { submit, cancel, saving, error, errors, wrong, workingKeys, dismiss } = form;
  return (
    <form
      onSubmit={submit}
      onInput={() => setChanged(true)}
      onReset={() => {
        cancel();
        setChanged(false);
      }}
      noValidate
      className="flex flex-col gap-6"
    >
      <SessionEnded isWriting={isChanged} />
      <FormAlert error={error} dismiss={dismiss} />
      {wrong.summary}
      <PhotoField
        photo={photo}
        initials={initials(`${account.firstname} ${account.lastname}`)}
        error={errors.picture}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map(([name, label, autoComplete]) => (
          <Field
            key={name}
            id={name}
            label={t(label)}
            error={errors[name]}
            isSummed={wrong.isSummed}
          >
            <FreshInput
              data-kept
              id={name}
              name={name}
              defaultValue={account[name]}
              autoComplete={autoComplete}
              maxLength={NAME_MAX}
              {...describedBy(name, errors[name])}
            />
          </Field>
        ))}
        <Field id="email" label={t('email')}>
          <Input
            id="email"
            type="email"
            disabled
            value={account.email}
            readOnly
            aria-describedby="email-hint"
            className="bg-raised text-body"
          />
          <p id="email-hint" className="text-muted text-sm">
            {t('emailHint')}
          </p>
        </Field>
      </div>
      {account.hasPassword ? (
        <PasswordFields errors={errors} isSummed={wrong.isSummed} workingKeys={workingKeys} />
      ) : (
        <p className="text-muted text-sm">{t('noPassword')}</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="reset">{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={saving}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
