import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { employeesThen } from '@/lib/companies/employees-text';
import type { CompanyDetail } from '@/lib/companies/types';
import { contained } from '@/lib/contained';
import { getFinancials } from '@/lib/financials/queries';
import { getOwnRecord } from '@/lib/overview/queries';
import { findActivities } from '@/lib/passages/of-page';
import type { RawParams } from '@/lib/raw-params';
import { ledBy } from '@/lib/roles/led-by';
import { findPartners } from '@/lib/roles/partners';
import { findSignals } from '@/lib/signals/queries';
import { findUnitPoint, listUnits } from '@/lib/units/queries';
import { AddressSection } from './address-section';
import type { CompanyHref } from './company-href';
import { EmploymentSection } from './employment-section';
import { Facts } from './facts';
import { IndustrySection } from './industry-section';
import { loadSharedContacts } from './load-shared-contacts';
import { MapSection, positionOf } from './map-section';
import { NewestAccounts } from './newest-accounts';
import { loadOtherHref } from './other-href';
import { OtherNames } from './other-names';
import { preloadRecommendations, Recommendations } from './recommendations';
import { RecommendationsSkeleton } from './recommendations-skeleton';
import { Registration } from './registration';
import { loadRolesHref } from './roles/roles-href';
import { Signals } from './signals';
import { SourceNote } from './source-note';
import { StatedActivities } from './stated-activities';
import { Timeline } from './timeline';
import { loadUnitsPage } from './units-page';
import { UnitsSection } from './units-section';

type Props = { company: CompanyDetail; href: CompanyHref; searchParams: Promise<RawParams> };

export async function Overview({ company, href, searchParams }: Props) {
  const { key } = company;
  preloadRecommendations(key);
  const { units: page } = await loadUnitsPage(searchParams);
  const accounts = getFinancials(key);
  const leading = ledBy(company);
  const shared = loadSharedContacts(company);
  const [record, financials, activities, signals, to, otherHref, unit, units, partners] =
    await Promise.all([
      getOwnRecord(key),
      contained('financials', key, accounts),
      contained('words of reports', key, findActivities(key)),
      contained('signals', key, findSignals(company, accounts)),
      loadRolesHref(key, href, searchParams),
      loadOtherHref(key, searchParams),
      positionOf(company) ? null : contained('map', key, findUnitPoint(key)),
      contained('units', key, listUnits(key, page)),
      leading && findPartners(key),
    ]);
  const { ceoId, employment, otherNames, timeline } = record;
  return (
    <>
      <Facts
        company={company}
        ceoHref={ceoId === null ? null : to.person(ceoId)}
        leaders={leading && partners && { leading, partners }}
        personHref={to.person}
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            <IndustrySection company={company}>
              <StatedActivities activities={activities} href={href} />
            </IndustrySection>
            <StreamWhenSlow work={shared} skeleton={<AddressSection company={company} />}>
              {(found) => <AddressSection company={company} shared={found} />}
            </StreamWhenSlow>
          </div>
          <NewestAccounts company={company} financials={financials} href={href} />
          {signals && <Signals signals={signals} href={href} to={to} />}
          <Registration record={record} company={company} personHref={to.person} />
          <EmploymentSection series={employment} today={employeesThen(company)} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <MapSection
            company={company}
            unit={unit}
            hasUnits={units === 'failed' || units.activeTotal > 0}
            retryHref={href()}
          />
          <Suspense fallback={<RecommendationsSkeleton />}>
            <Recommendations company={company} href={href} searchParams={searchParams} />
          </Suspense>
          <OtherNames names={otherNames} />
        </div>
      </div>
      <Timeline timeline={timeline} personHref={to.person} companyHref={otherHref} />
      <UnitsSection units={units} registered={company.locationCount} wanted={page} href={href} />
      <SourceNote company={company} />
    </>
  );
}
