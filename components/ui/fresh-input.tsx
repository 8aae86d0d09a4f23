'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { Input } from './field';

type Props = ComponentProps<'input'> & {
  defaultValue: string | number;
  /** Begins anew with this too, where it is given. */
  fresh?: string;
};

/** Begins anew when its default is another. It stays the same field, so it keeps the focus. */
export function FreshInput({ fresh, ...rest }: Props) {
  const beginning = fresh ?? String(rest.defaultValue);
  const field = useRef<HTMLInputElement>(null);
  const begun = useRef(beginning);
  useEffect(() => {
    // Not at first: something may be typed before the scripts have come.
    if (begun.current === beginning || !field.current) return;
    begun.current = beginning;
    field.current.value = field.current.defaultValue;
  }, [beginning]);
  return <Input {...rest} ref={field} />;
}
