import { useTranslations } from 'next-intl';
import { toCard } from '@/components/company/card-company';
import { CardList } from '@/components/company/card-list';
import { cn } from '@/lib/cn';
import type { SaveStates } from '@/lib/saved/queries';
import type { SearchResult } from '@/lib/search/queries';
import type { DiscoverParams } from '@/lib/search/search-params';
import { firstNumber } from './map-points';

type Props = { params: DiscoverParams; result: SearchResult; saved: SaveStates };

export function Cards({ params: { query, view }, result, saved }: Props) {
  const t = useTranslations('discover');
  const { items, page } = result;
  const first = firstNumber(result);
  const origin = { from: 'discover', ...query, page: page > 1 ? page : undefined };
  return (
    <section aria-labelledby="companies" className="@container">
      <h2 id="companies" className="sr-only">
        {t('results')}
      </h2>
      <CardList
        companies={items.map((company) => toCard(company, saved(company.key)))}
        origin={origin}
        first={first}
        isNumbered
        layout={view}
        className={cn(
          'grid grid-cols-1',
          view === 'list' ? 'gap-2' : 'gap-3 @min-[44rem]:grid-cols-2',
        )}
      />
    </section>
  );
}
