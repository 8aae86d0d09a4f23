import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Reference } from '@/components/failures/reference';
import { cn } from '@/lib/cn';

/** Short messages at the lower edge of a map, above its attribution. */
export function Notes({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className={cn(
        'pointer-events-none absolute bottom-5 left-0 flex max-w-full flex-col items-start gap-1 p-2 text-sm [&>p]:rounded-md [&>p]:border [&>p]:border-line [&>p]:bg-surface [&>p]:px-2 [&>p]:py-1 [&>p]:shadow-md',
        className,
      )}
    >
      {children}
    </div>
  );
}

type Failed = {
  text: string;
  /** Of a call of the API. */
  error?: unknown;
  retry: () => void;
};

/** A failed request, with a button to retry it. */
export function FailedNote({ text, error, retry }: Failed) {
  const t = useTranslations('map');
  return (
    <p>
      {text}{' '}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button disappears along with the message, so move the focus on.
          const map = currentTarget.closest('[role=status]')?.parentElement;
          const table = currentTarget.closest<HTMLElement>('section[tabindex]');
          const next = table ?? map?.querySelector<HTMLElement>('canvas, button');
          next?.focus({ preventScroll: true });
          retry();
        }}
        className="link-within pointer-events-auto"
      >
        {t('retry')}
      </button>
      <Reference of={error} />
    </p>
  );
}
