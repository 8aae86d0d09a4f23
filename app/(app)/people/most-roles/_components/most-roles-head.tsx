import { useTranslations } from 'next-intl';
import { FilterChips } from '@/components/filters/filter-chips';
import { IgnoredNote } from '@/components/filters/ignored-note';
import { SearchHeading } from '@/components/shell/search-heading';
import { WayBack } from '@/components/shell/way-back';
import { SwitchNav } from '@/components/ui/switch-nav';
import { formatNumber } from '@/lib/format';
import { HOLDERS_SHOWN, MOST_ROLES_KINDS } from '@/lib/most-roles/constants';
import { type MostRolesParams, mostRolesQuery } from '@/lib/most-roles/search-params';
import { paths } from '@/lib/paths';

/** What is asked: the roles, and among which companies. */
export function MostRolesHead({ params }: { params: MostRolesParams }) {
  const t = useTranslations('mostRoles');
  const { search, hasFilters, query, ignored, role, unknown } = params;
  const isNarrowed = search !== '' || hasFilters;
  const notes = unknown === null ? [] : [t('unknown', { text: unknown })];
  return (
    <>
      {isNarrowed ? (
        <WayBack href={paths.discover(query)}>{t('results')}</WayBack>
      ) : (
        <WayBack href={paths.people()}>{t('people')}</WayBack>
      )}
      <div>
        <SearchHeading
          search={search}
          texts={{
            all: t('heading'),
            of: t('headingOf'),
            numbers: (count) => t('headingNumbers', { count }),
          }}
        />
        <p className="text-body">
          {t(role === 'FOUNDER' ? 'introFounders' : 'intro', {
            most: formatNumber(HOLDERS_SHOWN),
            among: isNarrowed ? 'found' : 'all',
          })}
        </p>
      </div>
      <IgnoredNote ignored={ignored} also={notes} />
      <FilterChips target={{ path: paths.mostRoles(), query: mostRolesQuery(params) }} />
      <SwitchNav
        label={t('kinds')}
        choices={MOST_ROLES_KINDS.map((one) => ({
          text: t(`roles.${one}`),
          href: paths.mostRoles(mostRolesQuery({ query, role: one })),
          isCurrent: one === role,
        }))}
      />
    </>
  );
}
