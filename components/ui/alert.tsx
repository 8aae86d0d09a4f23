import type { MouseEvent, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Drawn } from './drawn';

type Props = { children: ReactNode; dismissLabel?: string; onDismiss?: () => void };

/** The button disappears with the alert: after a key press, focus the first field of the form. */
function focusForm({ currentTarget, detail: clicks }: MouseEvent<HTMLButtonElement>) {
  if (clicks > 0) return;
  const fields = 'input:not([type="hidden"], [tabindex="-1"])';
  currentTarget.closest('form')?.querySelector<HTMLElement>(fields)?.focus();
}

export function Alert({ children, dismissLabel, onDismiss }: Props) {
  return (
    <div
      role="alert"
      className="appear flex items-start gap-2 rounded-md border border-bad/40 bg-bad-soft py-2 pr-2 pl-3 text-bad text-sm"
    >
      <Drawn
        d="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 8v4M12 16h.01"
        className={cn('mt-1.5 size-4 shrink-0', onDismiss && 'touch:mt-3.5')}
      />
      <div className={cn('min-w-0 flex-1 break-words py-1', onDismiss && 'touch:py-3')}>
        {children}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={(event) => {
            focusForm(event);
            onDismiss();
          }}
          className="grid size-7 shrink-0 place-items-center rounded-sm hover:bg-bad/10 touch:size-11"
        >
          <Drawn d="M18 6 6 18M6 6l12 12" className="size-4" />
        </button>
      )}
    </div>
  );
}
