'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { paths } from '@/lib/paths';
import { useWriting } from './writing';

type Props = {
  /** Something is written that nobody has kept yet: the page is not left for it. */
  isWriting: boolean;
  className?: string;
};

/** Where a text is written: says that the session has ended, and how to go on. */
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
