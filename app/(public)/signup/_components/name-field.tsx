import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { describedBy, Field, Input } from '@/components/ui/field';
import { capitalise, NAME_MAX } from '@/lib/users/input-rules';
import type { SignUpForm } from '@/lib/users/schemas';

type Props = {
  form: UseFormReturn<SignUpForm>;
  name: 'firstname' | 'lastname';
  label: string;
  autoComplete: string;
};

/** Capitalises names while they are typed. */
export function NameField({ form, name, label, ...input }: Props) {
  const error = form.formState.errors[name]?.message;
  const { onChange, ...registered } = form.register(name);
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const capitalised = capitalise(target.value);
    if (capitalised !== target.value) {
      const caret = target.selectionStart;
      target.value = capitalised;
      // Setting the value moves the caret to the end; put it back.
      target.setSelectionRange(caret, caret);
    }
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
