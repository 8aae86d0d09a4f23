import type { CompanyDetail } from '@/lib/companies/types';

/** The measured verbs: each tab with everything it requests, and its slowest parts alone. */
export const VERBS = [
  'overview tab',
  'financial tab',
  'key figure tab',
  'roles tab',
  'former roles',
  'ownership',
  'all tabs',
  'units',
  'unit points',
  'shared contacts',
  'peers',
  'recommendations',
  'recommendations by name',
  'comparison',
  'report',
] as const;
export type Verb = (typeof VERBS)[number];

type Company = { key: string; name: string };

/** Queries as the pages and routes do. */
export async function asker(verb: Verb): Promise<(company: Company) => Promise<unknown>> {
  const { getCompany } = await import('@/lib/companies/queries');
  const { MOST_COMPARED } = await import('@/lib/comparison/constants');
  const { getComparison } = await import('@/lib/comparison/queries');
  const { getFinancials, getKeyFigures } = await import('@/lib/financials/queries');
  const { getOverview } = await import('@/lib/overview/queries');
  const { findPeers } = await import('@/lib/peers/queries');
  const { findKeyByName, listRecommendations } = await import('@/lib/recommendations/queries');
  const { getCompanyReport } = await import('@/lib/reports/queries');
  const { renderReport } = await import('@/lib/reports/render');
  const { findHoldings } = await import('@/lib/roles/holdings');
  const { getOwnership } = await import('@/lib/roles/ownership');
  const { getRoles } = await import('@/lib/roles/queries');
  const { findSharedContacts } = await import('@/lib/shared-contacts/queries');
  const { findSignals } = await import('@/lib/signals/queries');
  const { getUnits, listUnitPoints } = await import('@/lib/units/queries');

  const tabs = {
    overview: (key: string, company: CompanyDetail) => [
      getOverview(key),
      listRecommendations(key),
      findSignals(company),
    ],
    financial: (key: string) => [getFinancials(key)],
    keyFigure: (key: string) => [getKeyFigures(key), findPeers(key)],
    roles: (key: string) => [getRoles({ key }), findHoldings(key), getOwnership(key)],
  };
  /** The header is on every tab and is requested first. */
  const tab = (parts: (key: string, company: CompanyDetail) => Promise<unknown>[]) => {
    return async ({ key }: Company) => {
      const company = await getCompany(key);
      await Promise.all([findSharedContacts(company, 'en'), ...parts(key, company)]);
    };
  };
  /** Together with the previously requested companies: the maximum for a comparison. */
  const before: string[] = [];
  const compare = ({ key }: Company) => {
    before.push(key);
    const keys = [...new Set(before.slice(-MOST_COMPARED))];
    return getComparison({ keys, ofGroups: false });
  };
  const verbs: Record<Verb, (company: Company) => Promise<unknown>> = {
    'overview tab': tab(tabs.overview),
    'financial tab': tab(tabs.financial),
    'key figure tab': tab(tabs.keyFigure),
    'roles tab': tab(tabs.roles),
    'former roles': ({ key }) => getRoles({ key, former: true }),
    ownership: ({ key }) => getOwnership(key),
    'all tabs': tab((key, company) =>
      Object.values(tabs).flatMap((parts): Promise<unknown>[] => parts(key, company)),
    ),
    units: ({ key }) => getUnits({ key }),
    'unit points': ({ key }) => listUnitPoints(key),
    'shared contacts': async ({ key }) => findSharedContacts(await getCompany(key), 'en'),
    peers: ({ key }) => findPeers(key),
    recommendations: ({ key }) => listRecommendations(key),
    'recommendations by name': async ({ name }) =>
      listRecommendations((await findKeyByName(name)) ?? ''),
    comparison: compare,
    report: async ({ key }) => renderReport({ kind: 'company', data: await getCompanyReport(key) }),
  };
  return verbs[verb];
}
