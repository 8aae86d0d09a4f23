import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** The classes of an input, for elements that look like one. */
export const inputClass = 'input';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cn(inputClass, className)} />;
}

/** The attributes that associate an input with its messages. */
export function describedBy(id: string, error?: string, also?: string) {
  const ids = [error ? `${id}-error` : '', also ?? ''].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

type FieldProps = {
  id: string;
  label: string;
  error?: string;
  /** Its form announces all errors as one. */
  isSummed?: boolean;
  children: ReactNode;
};

export function Field({ id, label, error, isSummed, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} role={isSummed ? undefined : 'alert'} className="text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
