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

type Props = { params: MostRolesParams };

/** What is asked: the roles, and among which companies. */
export function MostRolesHead({ params }: Props) {
  const t = useTranslations('mostRoles');
  const { search, hasFilters, ignored, role, ever, unknown, query } = params;
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
            when: ever ? 'ever' : 'today',
          })}
        </p>
      </div>
      <IgnoredNote ignored={ignored} also={notes} />
      <FilterChips target={{ path: paths.mostRoles(), query: mostRolesQuery(params) }} />
      <Switches params={params} />
    </>
  );
}

/** The kinds of role, and of which time; foundings are of none. */
function Switches({ params: { query, role, ever } }: Props) {
  const t = useTranslations();
  const to = (change: Partial<MostRolesParams>) =>
    paths.mostRoles(mostRolesQuery({ query, role, ever, ...change }));
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      <SwitchNav
        label={t('mostRoles.kinds')}
        choices={MOST_ROLES_KINDS.map((one) => ({
          text: t(`mostRoles.roles.${one}`),
          href: to({ role: one }),
          isCurrent: one === role,
        }))}
      />
      {role !== 'FOUNDER' && (
        <SwitchNav
          label={t('connections.which')}
          choices={[false, true].map((one) => ({
            text: t(one ? 'connections.ever' : 'connections.today'),
            href: to({ ever: one }),
            isCurrent: one === ever,
          }))}
        />
      )}
    </div>
  );
}
