'use client';

import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Takes over what was typed, or filled in by the browser, before the page came alive. */
export function useTypedEarly<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly Path<Values>[],
) {
  useEffect(() => {
    for (const name of names) {
      const input = document.getElementById(name);
      if (!(input instanceof HTMLInputElement) || input.value === '') continue;
      form.setValue(name, input.value as PathValue<Values, Path<Values>>);
    }
  }, [form, names]);
}
