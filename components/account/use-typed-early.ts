import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { takeKept } from './kept-typed';

function typedInto(id: string): string {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input.value : '';
}

/**
 * Adopts values that were typed, or autofilled by the browser, before hydration or before the
 * language was switched.
 */
export function useTypedEarly<Values extends FieldValues>(
  { reset }: UseFormReturn<Values>,
  names: readonly Path<Values>[],
) {
  useEffect(() => {
    const kept = takeKept();
    const typed = Object.fromEntries(
      names.map((name) => [name, typedInto(name) || (kept[name] ?? '')]),
    );
    // setValue is not enough: the form already has the values and notifies no subscriber.
    if (Object.values(typed).some(Boolean)) reset(typed as DefaultValues<Values>);
  }, [reset, names]);
}
