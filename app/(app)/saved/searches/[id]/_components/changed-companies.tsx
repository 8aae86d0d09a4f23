import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format';
import type { SaveStates } from '@/lib/saved/queries';
import type { ChangedMember, SearchChange } from '@/lib/saved-searches/types';
import { ChangedCompany } from './changed-company';
import { NewAsResults } from './new-as-results';

type Props = {
  change: NonNullable<SearchChange['change']>;
  items: readonly ChangedMember[];
  saved: SaveStates;
  newSearches: SearchChange['newSearches'];
};

/** The companies of one page: first the new ones, then those that left. */
export function ChangedCompanies({ change, items, saved, newSearches }: Props) {
  const t = useTranslations('savedSearches');
  const { newCount, leftCount, listed } = change;
  const side = (which: ChangedMember['side']) => items.filter(({ side }) => side === which);
  const total = newCount + leftCount;
  return (
    <div className="flex flex-col gap-6">
      <Side heading={t('new', { count: formatNumber(newCount) })} items={side('new')} saved={saved}>
        <NewAsResults searches={newSearches} />
      </Side>
      <Side
        heading={t('left', { count: formatNumber(leftCount) })}
        items={side('left')}
        saved={saved}
      />
      {listed < total && (
        <p className="text-muted text-sm">
          {t('listed', { listed: formatNumber(listed), total: formatNumber(total) })}
        </p>
      )}
    </div>
  );
}

type SideProps = {
  heading: string;
  items: readonly ChangedMember[];
  saved: SaveStates;
  children?: ReactNode;
};

function Side({ heading, items, saved, children }: SideProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={heading} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{heading}</h2>
        {children}
      </div>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {items.map((item) => (
          <ChangedCompany key={item.key} item={item} saved={saved} />
        ))}
      </ul>
    </section>
  );
}
