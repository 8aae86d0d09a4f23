import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string };

export function Checkbox({ label, ...rest }: Props) {
  return (
    <label className="flex min-h-6 w-fit cursor-pointer items-center gap-2 text-body text-sm touch:min-h-11">
      <span className="relative grid size-4 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer size-4 appearance-none rounded-sm border border-line-strong bg-surface checked:border-accent checked:bg-accent"
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
