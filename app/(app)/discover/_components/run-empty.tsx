'use client';

import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/paths';

/** Nothing was found, or no part of the sentence could be used for a search. */
export function RunEmpty({ query }: { query: Record<string, string> }) {
  const t = useTranslations('discover');
  const ai = useTranslations('aiSearch');
  const isUnread = Object.keys(query).length === 0;
  return (
    <EmptyState
      icon={SearchX}
      heading={t('emptyTitle')}
      text={isUnread ? ai('nothingUnderstood') : t('emptyText')}
    >
      <Link href={paths.search()} className={buttonClass({ variant: 'primary' })}>
        {ai('newSearch')}
      </Link>
    </EmptyState>
  );
}
