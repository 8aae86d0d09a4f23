import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { takeKept } from './kept-typed';

function typedInto(id: string): string {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input.value : '';
}

/**
 * Gives a form values that its fields have already, so that all that show them learn of it. Keeps
 * its fields: without them it would hear nothing until it is drawn again, and lose what is typed
 * meanwhile.
 */
export function adopt<Values extends FieldValues>(
  { reset }: Pick<UseFormReturn<Values>, 'reset'>,
  typed: Record<string, string>,
) {
  // setValue is not enough: the form already has the values and notifies no subscriber.
  reset(typed as DefaultValues<Values>, { keepFieldsRef: true });
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
    if (Object.values(typed).some(Boolean)) adopt({ reset }, typed);
  }, [reset, names]);
}
