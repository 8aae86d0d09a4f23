'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchX } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

type Props = {
  query: Record<string, string>;
  /** What to remove, to find something. */
  children: ReactNode;
};

/** Nothing was found, or no part of the sentence could be used for a search. */
export function RunEmpty({ query, children }: Props) {
  const t = useTranslations('discover');
  const ai = useTranslations('aiSearch');
  const isUnread = Object.keys(query).length === 0;
  return (
    <EmptyState
      icon={SearchX}
      heading={t('emptyTitle')}
      text={isUnread ? ai('nothingUnderstood') : t('emptyText')}
    >
      {children}
      <Link href={paths.search()} className={buttonClass({ variant: 'primary' })}>
        {ai('newSearch')}
      </Link>
    </EmptyState>
  );
}
