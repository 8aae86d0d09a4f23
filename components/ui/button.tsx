import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const variants = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-strong disabled:bg-raised disabled:text-muted',
  secondary:
    'border-line bg-surface text-ink hover:border-line-strong hover:bg-raised disabled:bg-raised disabled:text-muted',
  ghost: 'border-transparent text-body hover:bg-raised hover:text-ink disabled:text-muted',
} as const;

export type ButtonVariant = keyof typeof variants;

type Look = { variant?: ButtonVariant; icon?: boolean; className?: string };

/** The look of a button, for links that stand where buttons stand. */
export function buttonClass({ variant = 'secondary', icon = false, className }: Look = {}) {
  return cn(
    'inline-flex h-9 shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border px-4 font-medium text-base transition-colors touch:h-11',
    'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
    icon && 'w-9 px-0 touch:w-11',
    variants[variant],
    className,
  );
}

type Props = ComponentProps<'button'> & Look & { loading?: boolean };

export function Button({ variant, icon, className, loading = false, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || loading}
      aria-busy={loading || undefined}
      className={buttonClass({ variant, icon, className })}
    >
      {loading && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {!(loading && icon) && children}
    </button>
  );
}
