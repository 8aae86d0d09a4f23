import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { describedBy, Field, Input } from '@/components/ui/field';
import { capitalise, NAME_MAX } from '@/lib/users/input-rules';

type Props = {
  field: UseFormRegisterReturn;
  label: string;
  error: string | undefined;
  isSummed: boolean;
  autoComplete: string;
};

/** Capitalises names while they are typed. */
export function NameField({ field, label, error, isSummed, autoComplete }: Props) {
  const { name, onChange, ...registered } = field;
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
    <Field id={name} label={label} error={error} isSummed={isSummed}>
      <Input
        data-kept
        id={name}
        name={name}
        maxLength={NAME_MAX}
        autoComplete={autoComplete}
        {...describedBy(name, error)}
        {...registered}
        onChange={change}
      />
    </Field>
  );
}
