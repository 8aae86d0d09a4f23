import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** `className` is for the label; the box always looks the same. */
type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** Lists have dozens of them, so the box is a single element; app/globals.css draws its mark. */
export function Checkbox({ label, className, ...rest }: Props) {
  return (
    <label className={cn('checkbox', className)}>
      <input {...rest} type="checkbox" className="box" />
      {label}
    </label>
  );
}
