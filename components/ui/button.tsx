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

type Props = ComponentProps<'button'> &
  Look & {
    loading?: boolean;
    /**
     * There is nothing for it to do, to which its own press may lead. Not for a form that
     * the server draws awake: until the scripts have come only `disabled` holds it back.
     */
    idle?: boolean;
  };

/** A disabled button would lose the focus. This one keeps it and does nothing, nor does Enter. */
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
