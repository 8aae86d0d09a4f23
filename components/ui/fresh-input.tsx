'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { Input } from './field';

type Props = ComponentProps<'input'> & {
  defaultValue: string | number;
  /** If given, the field resets when this changes, instead of the default value. */
  fresh?: string;
};

/** Resets when its default value changes. It remains the same element, so it keeps the focus. */
export function FreshInput({ fresh, ...rest }: Props) {
  const beginning = fresh ?? String(rest.defaultValue);
  const field = useRef<HTMLInputElement>(null);
  const begun = useRef(beginning);
  useEffect(() => {
    // Not initially: something may have been typed before hydration.
    if (begun.current === beginning || !field.current) return;
    begun.current = beginning;
    field.current.value = field.current.defaultValue;
  }, [beginning]);
  return <Input {...rest} ref={field} />;
}
