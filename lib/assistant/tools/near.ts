import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import type { CompanyDetail } from '@/lib/companies/types';
import { distanceKm } from '@/lib/map/area-shape';
import { listNearby } from '@/lib/search/nearby';
import type { CompanyFilters } from '@/lib/search/types';
import { type CompanyRef, companyRef, type ListedCompany, toListed } from './facts';
import { countRegister, type Found, MOST_LISTED, searchRegister } from './search';

/** The radius around a company when the question gives none. */
const DEFAULT_KM = 5;
export const MOST_KM = 100;

/** `isExact`: both positions are those of the addresses, not of a postal district or a town. */
export type NearCompany = ListedCompany & { km: number; isExact: boolean };

export type Near = {
  company: CompanyRef;
  km: number;
  /** All companies that fit within the radius, and whether the company itself is one of them. */
  found: Omit<Found, 'companies'>;
  withItself: boolean;
  /** Whether no company that fits is nearer than the listed ones. */
  isNearest: boolean;
  /**
   * The nearest of all, or the first matches of the search by distance; without the company itself.
   */
  companies: NearCompany[];
};

/** The register has no position for the company. */
type Nowhere = { company: CompanyRef; position: null };

type Asked = { key: string; km?: number; filters?: CompanyFilters };

const isAtAddress = ({ locationPrecision }: CompanyDetail) => locationPrecision === 'ADDRESS';

/** The first companies of a search by distance; without a search, the nearest of all. */
async function around(from: CompanyDetail, listed: ListedCompany[] | null): Promise<NearCompany[]> {
  const center = { latitude: from.latitude ?? 0, longitude: from.longitude ?? 0 };
  const near = listed
    ? (await listCompaniesByKey(listed.map(({ key }) => key))).flatMap((company) => {
        const { latitude, longitude } = company;
        if (latitude === null || longitude === null) return [];
        return [{ company, km: distanceKm(center, { latitude, longitude }) }];
      })
    : await listNearby(center);
  return near
    .filter(({ company }) => company.key !== from.key)
    .sort((a, b) => a.km - b.km)
    .map(({ company, km }) => ({
      ...toListed(company),
      km,
      isExact: isAtAddress(from) && isAtAddress(company),
    }));
}

/** Companies near another one; null when the register lacks it. */
export async function nearCompanies({
  key,
  km = DEFAULT_KM,
  filters = {},
}: Asked): Promise<Near | Nowhere | null> {
  const [company] = await listCompaniesByKey([key]);
  if (!company) return null;
  const { latitude, longitude } = company;
  if (latitude === null || longitude === null) {
    return { company: companyRef(company), position: null };
  }
  const area = { kind: 'circle', center: { latitude, longitude }, km } as const;
  const isAny = Object.keys(filters).length === 0;
  const [{ companies: first, ...found }, itself] = await Promise.all([
    searchRegister({ filters: { ...filters, area }, limit: MOST_LISTED }),
    isAny ? null : countRegister({ search: key, filters }),
  ]);
  const companies = await around(company, isAny ? null : first);
  return {
    company: companyRef(company),
    km,
    found,
    isNearest: isAny || found.total <= MOST_LISTED,
    withItself: itself === null || itself.total > 0,
    companies: companies.filter((one) => one.km <= km),
  };
}
