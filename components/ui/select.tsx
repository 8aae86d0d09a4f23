import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { inputClass } from './field';
import { useHydrated } from './use-hydrated';

type Props = {
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  /** Shows the label, instead of only exposing it to screen readers. */
  seen?: boolean;
  /** Classes for the label and the field together. */
  className?: string;
  fieldClass?: string;
  /** The options. */
  children: ReactNode;
};

/** A select that takes effect immediately; inert until hydration. */
export function Select({ label, value, onChange, seen = false, className, ...rest }: Props) {
  const { fieldClass, children } = rest;
  const id = useId();
  const isAwake = useHydrated();
  return (
    <div className={cn('flex items-center gap-2', className)}>
      <label htmlFor={id} className={cn('shrink-0 text-sm', !seen && 'sr-only')}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        inert={!isAwake}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={cn(inputClass, fieldClass)}
      >
        {children}
      </select>
    </div>
  );
}
