import { useTranslations } from 'next-intl';
import { chipsOf, withoutFilters } from '@/components/filters/chips';
import type { Removal } from '@/components/filters/removals';
import { WaysOut } from '@/components/filters/ways-out';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchX } from '@/components/ui/icons';
import { RemovingLink } from '@/components/ui/removing-link';
import { paths } from '@/lib/paths';
import type { WaysOut as FoundWays } from '@/lib/search/ways-out';

type Props = { query: Record<string, string>; waysOut: FoundWays<Removal> | null };

/** No company matches all filters; or without filters, no register is loaded. */
export function NoCompanies({ query, waysOut }: Props) {
  const t = useTranslations('segmentation');
  const filters = useTranslations('filters');
  if (chipsOf(query).length === 0) {
    return <EmptyState icon={SearchX} heading={t('nothingTitle')} text={t('nothingText')} />;
  }
  return (
    <EmptyState icon={SearchX} heading={t('emptyTitle')} text={t('emptyText')}>
      <WaysOut target={{ path: paths.segmentation(), query }} found={waysOut} hasUnfiltered />
      <RemovingLink
        kind="clear"
        href={paths.segmentation(withoutFilters(query))}
        className={buttonClass()}
      >
        {filters('clear')}
      </RemovingLink>
    </EmptyState>
  );
}
