import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';

function typedInto(id: string): string {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input.value : '';
}

/** Takes over what was typed, or filled in by the browser, before the page came alive. */
export function useTypedEarly<Values extends FieldValues>(
  { reset }: UseFormReturn<Values>,
  names: readonly Path<Values>[],
) {
  useEffect(() => {
    const typed = Object.fromEntries(names.map((name) => [name, typedInto(name)]));
    // setValue would not do: the form knows the values already and tells nobody.
    if (Object.values(typed).some(Boolean)) reset(typed as DefaultValues<Values>);
  }, [reset, names]);
}
