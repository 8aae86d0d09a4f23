import { paths } from '@/lib/paths';
import { type CompanyHref, loadOrigin, type RawParams } from '../origin';

export type RolesView = { former?: boolean; page?: number; participant?: string };

export type RolesHref = {
  /** Another view of the tab. */
  view: (open?: RolesView) => string;
  /** The roles of another company, from which this one can be found again. */
  company: (key: string) => string;
};

/** Makes addresses of the tab; first pages and today's roles leave them. */
export async function loadRolesHref(
  key: string,
  href: CompanyHref,
  params: RawParams,
): Promise<RolesHref> {
  const origin = await loadOrigin(params);
  const known = { from: origin?.from, ...origin?.query, via: key, tab: 'roles' };
  return {
    company: (other) => (other === key ? href({ tab: 'roles' }) : paths.company(other, known)),
    view: ({ former, page = 1, participant } = {}) =>
      href({
        tab: 'roles',
        former: former ? 'true' : undefined,
        rolesPage: page > 1 ? page : undefined,
        participant,
      }),
  };
}
