import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '@/lib/cn';

const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  ghost: 'button-ghost',
} as const;

export type ButtonVariant = keyof typeof variants;

type Look = { variant?: ButtonVariant; icon?: boolean; className?: string };

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = 'secondary', icon = false, className }: Look = {}) {
  return cn('button', icon && 'button-icon', variants[variant], className);
}

type Props = ComponentProps<'button'> &
  Look & {
    loading?: boolean;
    /**
     * It has nothing to do at the moment, possibly because of its own click. Not for a form that
     * the server renders enabled: before hydration only `disabled` prevents a submit.
     */
    idle?: boolean;
  };

/** A disabled button would lose the focus. This one keeps it but ignores clicks and Enter. */
const asleep = {
  disabled: false,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

export function Button({ variant, icon, className, children, ...props }: Props) {
  const { loading = false, idle = false, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...((loading || idle) && asleep)}
      aria-busy={loading || undefined}
      className={buttonClass({ variant, icon, className })}
    >
      {loading && <span aria-hidden className="spinner" />}
      {!(loading && icon) && children}
    </button>
  );
}
