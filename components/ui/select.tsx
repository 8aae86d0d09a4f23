import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { inputClass } from './field';
import { useAwake } from './use-awake';

type Props = {
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  /** The label is seen, and not only heard. */
  seen?: boolean;
  /** Of the label and the field together. */
  className?: string;
  fieldClass?: string;
  /** The options. */
  children: ReactNode;
};

/** A choice that takes effect at once; none can be made before the page is awake. */
export function Select({ label, value, onChange, seen = false, className, ...rest }: Props) {
  const { fieldClass, children } = rest;
  const id = useId();
  const isAwake = useAwake();
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
