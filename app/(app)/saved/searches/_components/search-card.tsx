import { useTranslations } from 'next-intl';
import { AskedChips } from '@/components/saved-searches/asked-chips';
import { useCountsText } from '@/components/saved-searches/change-counts';
import { GoneValues } from '@/components/saved-searches/gone-values';
import { searchHref } from '@/components/saved-searches/search-href';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { formatMomentDay, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { hidesSaved } from '@/lib/saved-searches/hiding';
import type { SavedSearch } from '@/lib/saved-searches/types';
import { SearchActions } from './search-actions';

/** The filters of a search, how many companies match, and its last change. */
export function SearchCard({ search, gone }: { search: SavedSearch; gone: readonly string[] }) {
  const t = useTranslations('savedSearches');
  const { id, name, kind, query, members } = search;
  return (
    <li className={cn(cardClass, 'flex flex-col gap-3 p-4')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 break-words text-base">{name}</h2>
        <Badge>{t(`kind.${kind}`)}</Badge>
      </div>
      <AskedChips query={query} />
      <GoneValues values={gone} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <p className="text-body">
            <span className="font-semibold text-ink tabular-nums">{formatNumber(members)}</span>{' '}
            {t(hidesSaved(query) ? 'membersOrSaved' : 'members', { plural: members })}
          </p>
          <LastChange search={search} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            href={searchHref({ kind, query })}
            className={buttonClass()}
            aria-label={t('openNamed', { name })}
          >
            {t('open')}
          </Link>
          <SearchActions id={id} name={name} kind={kind} query={query} />
        </div>
      </div>
    </li>
  );
}

function LastChange({ search: { id, name, query, lastChange } }: { search: SavedSearch }) {
  const t = useTranslations('savedSearches');
  const countsText = useCountsText();
  if (!lastChange) {
    const text = t(hidesSaved(query) ? 'unchangedOrSaved' : 'unchanged');
    return <p className="text-muted text-sm">{text}</p>;
  }
  return (
    <Link
      href={paths.savedSearch(id, { load: lastChange.loadId })}
      className="link link-alone text-sm"
    >
      <span className="sr-only">{name}: </span>
      {t('lastChange', { counts: countsText(lastChange), day: formatMomentDay(lastChange.at) })}
    </Link>
  );
}
