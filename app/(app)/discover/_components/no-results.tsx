import { useTranslations } from 'next-intl';
import { withoutFilters } from '@/components/filters/chips';
import type { Removal } from '@/components/filters/removals';
import { WaysOut } from '@/components/filters/ways-out';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchX } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { RemovingLink } from '@/components/ui/removing-link';
import { paths } from '@/lib/paths';
import { readNumberList } from '@/lib/search/number-list';
import type { WaysOut as FoundWays } from '@/lib/search/ways-out';
import { MentionedLink } from './mentioned-link';
import { PeopleLink } from './people-link';

type Props = {
  search: string;
  isNoPerson?: boolean;
  query: Record<string, string>;
  hasFilters: boolean;
  waysOut: FoundWays<Removal> | null;
  /** Companies whose newest annual reports mention the words. */
  mentioned: number;
};

/** A sentence contains letters. Filters are removed first: they cost no AI search. */
const mayAskAi = ({ search, hasFilters }: Pick<Props, 'search' | 'hasFilters'>) =>
  !hasFilters && /\p{L}/u.test(search) && readNumberList(search) === null;

export function NoResults(props: Props) {
  const { search, isNoPerson, query, hasFilters, waysOut, mentioned } = props;
  const t = useTranslations('discover');
  const results = useTranslations('results');
  const filters = useTranslations('filters');
  return (
    <EmptyState
      icon={SearchX}
      heading={t('emptyTitle')}
      text={hasFilters ? t('filteredText') : t('emptyText')}
    >
      <WaysOut
        target={{ path: paths.discover(), query }}
        found={waysOut}
        hasUnfiltered={search !== ''}
      />
      {mayAskAi({ search, hasFilters }) && (
        <Link
          href={paths.search({ ai: search })}
          // Longer than the smallest screens are wide.
          className={buttonClass({
            variant: 'primary',
            className:
              'h-auto min-h-9 max-w-full whitespace-normal py-1 touch:h-auto touch:min-h-11',
          })}
        >
          {results('askAi')}
        </Link>
      )}
      {hasFilters && (
        <RemovingLink
          kind="clear"
          href={paths.discover(withoutFilters(query))}
          className={buttonClass({ variant: 'primary' })}
        >
          {filters('clear')}
        </RemovingLink>
      )}
      <Link href={paths.search()} className={buttonClass()}>
        {t('newSearch')}
      </Link>
      <div className="basis-full">
        <MentionedLink search={search} count={mentioned} />
        <PeopleLink search={search} isNoPerson={isNoPerson} />
      </div>
    </EmptyState>
  );
}
