import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** `className` is for the label, the box looks the same everywhere. */
type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

export function Checkbox({ label, className, ...rest }: Props) {
  return (
    <label className={cn('checkbox', className)}>
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer size-4 appearance-none rounded-sm border border-line-strong bg-surface checked:border-accent checked:bg-accent disabled:border-line disabled:bg-raised"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3 text-on-accent opacity-0 peer-checked:opacity-100"
        />
      </span>
      {label}
    </label>
  );
}
