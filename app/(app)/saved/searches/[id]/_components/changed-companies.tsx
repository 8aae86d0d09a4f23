import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import type { SaveStates } from '@/lib/saved/queries';
import type { ChangedMember, SearchChange } from '@/lib/saved-searches/types';
import { ChangedCompany } from './changed-company';

type Props = {
  change: NonNullable<SearchChange['change']>;
  items: readonly ChangedMember[];
  saved: SaveStates;
};

/** The companies of one page: first the new ones, then those that left. */
export function ChangedCompanies({ change, items, saved }: Props) {
  const t = useTranslations('savedSearches');
  const { newCount, leftCount, listed } = change;
  const side = (which: ChangedMember['side']) => items.filter(({ side }) => side === which);
  const total = newCount + leftCount;
  return (
    <div className="flex flex-col gap-6">
      <Side
        heading={t('new', { count: formatNumber(newCount) })}
        items={side('new')}
        saved={saved}
      />
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

type SideProps = { heading: string; items: readonly ChangedMember[]; saved: SaveStates };

function Side({ heading, items, saved }: SideProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={heading} className="flex flex-col gap-3">
      <h2 className="text-lg">{heading}</h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {items.map((item) => (
          <ChangedCompany key={item.key} item={item} saved={saved} />
        ))}
      </ul>
    </section>
  );
}
