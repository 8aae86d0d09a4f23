import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { describedBy, Field, Input } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { capitalise, NAME_MAX, PASSWORD_INPUT_MAX } from '@/lib/users/input-rules';
import type { SignUpForm } from '@/lib/users/schemas';

type Props = {
  form: UseFormReturn<SignUpForm>;
  name: keyof SignUpForm;
  label: string;
};

export function PlainField({ form, name, label, ...input }: Props & { autoComplete: string }) {
  const error = form.formState.errors[name]?.message;
  return (
    <Field id={name} label={label} error={error}>
      <Input
        id={name}
        type="email"
        {...input}
        {...describedBy(name, error)}
        {...form.register(name)}
      />
    </Field>
  );
}

/** Names begin with a capital letter, while one types. */
export function NameField({ form, name, label, ...input }: Props & { autoComplete: string }) {
  const error = form.formState.errors[name]?.message;
  const { onChange, ...registered } = form.register(name);
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const capitalised = capitalise(target.value);
    if (capitalised !== target.value) target.value = capitalised;
    return onChange(event);
  }
  return (
    <Field id={name} label={label} error={error}>
      <Input
        id={name}
        maxLength={NAME_MAX}
        {...input}
        {...describedBy(name, error)}
        {...registered}
        onChange={change}
      />
    </Field>
  );
}

export function PasswordField({ form, name, label, hintId }: Props & { hintId?: string }) {
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
