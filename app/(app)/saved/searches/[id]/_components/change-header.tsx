import { useTranslations } from 'next-intl';
import { AskedChips } from '@/components/saved-searches/asked-chips';
import { useCountsText } from '@/components/saved-searches/change-counts';
import { GoneValues } from '@/components/saved-searches/gone-values';
import { searchHref } from '@/components/saved-searches/search-href';
import { WayBack } from '@/components/shell/way-back';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { formatMomentDay, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { hidesSaved } from '@/lib/saved-searches/hiding';
import type { SearchChange } from '@/lib/saved-searches/types';

type Props = { found: SearchChange; gone: readonly string[] };

/** The search, what changed in it and when, and links to its other changes. */
export function ChangeHeader({ found, gone }: Props) {
  const t = useTranslations('savedSearches');
  const countsText = useCountsText();
  const { search, change } = found;
  return (
    <div className="flex flex-col gap-3">
      <WayBack href={paths.savedSearches()}>{t('back')}</WayBack>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="break-words text-xl">{search.name}</h1>
          {change && (
            <p className="text-body">
              {t.rich('changedOn', {
                counts: countsText(change),
                day: formatMomentDay(change.at),
                strong: (text) => <strong className="font-semibold text-ink">{text}</strong>,
              })}
            </p>
          )}
        </div>
        <Link href={searchHref(search)} className={buttonClass()}>
          {hidesSaved(search.query)
            ? t('openOthers')
            : t('openToday', { count: formatNumber(search.members) })}
        </Link>
      </div>
      <AskedChips query={search.query} />
      <GoneValues values={gone} />
      <OtherChanges found={found} />
    </div>
  );
}

function OtherChanges({ found: { search, change, recent } }: { found: SearchChange }) {
  const t = useTranslations('savedSearches');
  const countsText = useCountsText();
  if (recent.length < 2) return null;
  return (
    <nav aria-label={t('changes')} className="tabs">
      <ul className="flex gap-2">
        {recent.map((other) => {
          const isOpen = other.loadId === change?.loadId;
          return (
            <li key={other.loadId} className="shrink-0">
              <Link
                href={paths.savedSearch(search.id, { load: other.loadId })}
                aria-current={isOpen ? 'page' : undefined}
                className={cn(
                  'flex h-8 items-center gap-2 rounded-md border px-3 text-sm touch:h-11',
                  isOpen
                    ? 'border-accent bg-accent-soft text-accent-strong'
                    : 'border-line text-body hover:bg-raised',
                )}
              >
                <span className="tabular-nums">{formatMomentDay(other.at)}</span>
                {countsText(other)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
