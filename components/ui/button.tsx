import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '@/lib/cn';

const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  ghost: 'button-ghost',
} as const;

export type ButtonVariant = keyof typeof variants;

type Look = { variant?: ButtonVariant; icon?: boolean; className?: string };

/** The look of a button, for links that stand where buttons stand. */
export function buttonClass({ variant = 'secondary', icon = false, className }: Look = {}) {
  return cn('button', icon && 'button-icon', variants[variant], className);
}

type Props = ComponentProps<'button'> & Look & { loading?: boolean };

/** A disabled button would lose the focus: one at work keeps it, and does nothing, nor does Enter. */
const atWork = {
  ...{ disabled: false, 'aria-disabled': true, 'aria-busy': true },
  onClick: (event: MouseEvent) => event.preventDefault(),
};

export function Button({ variant, icon, className, loading = false, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      {...(loading && atWork)}
      className={buttonClass({ variant, icon, className })}
    >
      {loading && <span aria-hidden className="spinner" />}
      {!(loading && icon) && children}
    </button>
  );
}
