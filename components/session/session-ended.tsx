'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { paths } from '@/lib/paths';
import { useWriting } from './writing';

type Props = {
  /** There is unsaved input, which keeps the page open. */
  isWriting: boolean;
  className?: string;
};

/** Beside text being written: says that the session has ended, and how to continue. */
export function SessionEnded({ isWriting, className }: Props) {
  const t = useTranslations('shell');
  if (!useWriting(isWriting)) return null;
  return (
    <div className={className}>
      <Alert>
        {t.rich('sessionEnded', {
          link: (chunks) => (
            <a
              href={paths.signInAgain()}
              target="_blank"
              rel="noopener"
              className="underline underline-offset-4 hover:no-underline"
            >
              {chunks}
            </a>
          ),
        })}
      </Alert>
    </div>
  );
}
