import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FindConnection } from '@/components/connections/find-connection';
import { ShowNetwork } from '@/components/connections/show-network';
import { TabFailed } from '@/components/failures/part-failed';
import { IndirectlyOwned } from '@/components/roles/indirectly-owned';
import { cardClass } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import type { CompanyDetail } from '@/lib/companies/types';
import { contained } from '@/lib/contained';
import type { RawParams } from '@/lib/raw-params';
import { isChain } from '@/lib/roles/chain';
import { combinedShares } from '@/lib/roles/combined';
import { groupRoles } from '@/lib/roles/groups';
import { findHoldings } from '@/lib/roles/holdings';
import { ledBy } from '@/lib/roles/led-by';
import { opensOnFormer } from '@/lib/roles/opening';
import { getOwnership } from '@/lib/roles/ownership';
import { getRoles } from '@/lib/roles/queries';
import { loadRolesParams } from '@/lib/roles/search-params';
import type { RolesPage } from '@/lib/roles/types';
import type { CompanyHref } from '../company-href';
import { SourceNote } from '../source-note';
import { DrawingRules } from './drawing-rules';
import { NoRoles } from './no-roles';
import { OwnedCompanies } from './owned-companies';
import { OwnershipChain } from './ownership-chain';
import { RoleTable } from './role-table';
import { RolesBar } from './roles-bar';
import { loadRolesHref } from './roles-href';
import { RolesOnDay, StoodOn } from './roles-on-day';
import { RolesPages } from './roles-pages';
import { UltimateOwners } from './ultimate-owners';

type Props = { company: CompanyDetail; href: CompanyHref; searchParams: Promise<RawParams> };

export async function RolesTab({ company, href, searchParams }: Props) {
  const [params, to] = await Promise.all([
    loadRolesParams(searchParams),
    loadRolesHref(company.key, href, searchParams),
  ]);
  return (
    <CompanyRoles
      company={company}
      asked={params.former}
      on={params.rolesOn}
      page={params.rolesPage}
      to={to}
    />
  );
}

type RolesProps = {
  company: CompanyDetail;
  /** Former or current roles; null: the company's default view. */
  asked: boolean | null;
  /** The day whose roles are listed instead, yyyy-mm-dd. */
  on: string | null;
  page: number;
  to: Awaited<ReturnType<typeof loadRolesHref>>;
};

async function CompanyRoles({ company, asked, on, page, to }: RolesProps) {
  const { key } = company;
  // Only beside the first page of the default view, of current roles or of those of a day.
  const isFirst = (asked !== true || on !== null) && page <= 1;
  const view = (shown: number) =>
    to.view({ ...(on === null ? { former: asked ?? undefined } : { on }), page: shown });
  const [t, roles, holdings, ownership] = await Promise.all([
    getTranslations('roles'),
    contained('roles', key, getRoles({ key, former: asked, on, page })),
    isFirst ? contained('owned', key, findHoldings(key, on)) : null,
    isFirst ? contained('ownership', key, getOwnership(key, on)) : null,
  ]);
  if (roles === 'failed') return <TabFailed text={t('failed')} href={view(page)} />;
  const isKnown = ownership !== null && ownership !== 'failed';
  const below = isKnown && combinedShares(key, ownership.owned);
  // Whoever follows an owner of a day wants to see that company on the same day.
  const then = { ...to, company: (other: string) => to.company(other, on ?? undefined) };
  const owned = (
    <>
      <UltimateOwners company={company} ownership={ownership} on={on} to={then} />
      <OwnedCompanies company={company} holdings={holdings} on={on} to={then} />
      {below && <IndirectlyOwned combined={below} on={on} to={then} />}
      <OwnershipChain company={company} ownership={ownership} on={on} to={then} />
    </>
  );
  const { signingRule, currentTotal, formerTotal, hasManagement } = roles;
  if (currentTotal + formerTotal === 0 && signingRule === null) {
    return (
      <>
        <NoRoles company={company} />
        {owned}
      </>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <RolesCard
          company={company}
          roles={roles}
          former={on === null && (asked ?? opensOnFormer(roles))}
          on={on}
          hasDays={roles.formerTotal > 0 || on !== null || (isKnown && isChain(ownership))}
          to={to}
          hrefOf={view}
        />
        {owned}
      </div>
      {on === null && (
        <DrawingRules rule={signingRule} hasManagement={hasManagement} status={company.status} />
      )}
    </div>
  );
}

/**
 * Management sorts first and is what the card is for, so its absence is stated, unless the legal
 * form has none beside the partners.
 */
function lacksManagement(company: CompanyDetail, { items, page }: RolesPage, former: boolean) {
  const isLedByThese = ledBy(company) !== null && items.some(({ group }) => group === 'PARTNER');
  const isFirst = !former && page === 1;
  return items.length === 0 || (isFirst && items[0]?.group !== 'MANAGEMENT' && !isLedByThese);
}

type CardProps = Pick<RolesProps, 'company' | 'on' | 'to'> & {
  roles: RolesPage;
  /** Whether they are former roles; those of a day are neither former nor current. */
  former: boolean;
  /** Whether another day may show something else, here or in the chain of owners. */
  hasDays: boolean;
  hrefOf: (page: number) => string;
};

function RolesCard({ company, roles, former, on, hasDays, to, hrefOf }: CardProps) {
  const t = useTranslations('roles');
  const { foundedOn } = company;
  const foundedLater = on !== null && foundedOn && foundedOn > new Date(on) ? foundedOn : null;
  const isNoted = foundedLater === null && lacksManagement(company, roles, former);
  const isSwitched = roles.formerTotal > 0 || on !== null;
  return (
    <section aria-labelledby="roles" className={cn(cardClass, 'min-w-0')}>
      <div
        className={cn(
          'flex flex-wrap items-center justify-between gap-2 border-b px-3 sm:px-4',
          hasDays ? 'min-h-15 py-2' : 'py-3',
        )}
      >
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="roles" className="text-base">
            {t('heading')}
          </h2>
          <ShowNetwork of={{ company: company.key }} />
          <FindConnection of={{ company: company.key }} />
        </div>
        {isSwitched && <RolesBar roles={roles} former={on === null ? former : null} to={to} />}
        {hasDays && <RolesOnDay on={on} to={to} />}
      </div>
      {on !== null && <StoodOn day={on} total={roles.total} founded={foundedLater} />}
      {isNoted && <NoManagement former={former} />}
      {groupRoles(roles.items).map(({ group, roles }) => (
        <RoleTable
          key={group}
          group={group}
          roles={roles}
          isCeased={company.status === 'CEASED'}
          to={to}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-3 sm:px-4">
        <SourceNote company={company} />
        <RolesPages place={roles} hrefOf={hrefOf} />
      </div>
    </section>
  );
}

async function NoManagement({ former }: { former: boolean }) {
  const t = await getTranslations('roles');
  return (
    <div className="px-3 pt-5 sm:px-4">
      {!former && <h3 className="text-sm">{t('groups.MANAGEMENT')}</h3>}
      <p className="py-2 text-muted">{t('empty')}</p>
    </div>
  );
}
