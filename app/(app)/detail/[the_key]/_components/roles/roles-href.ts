import { loadOrigin, type RawParams, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import type { CompanyHref } from '../company-href';

export type RolesView = {
  /** Without it what the company opens on. */
  former?: boolean;
  page?: number;
};

export type RolesHref = {
  /** Another view of the tab. */
  view: (open?: RolesView) => string;
  /** The roles of another company, from which this one can be found again. */
  company: (key: string) => string;
  /** Another company as it is, from which this one can be found again. */
  overview: (key: string) => string;
  /** All companies of somebody, from which this one can be found again. */
  person: (id: string) => string;
};

/** Makes addresses of the tab; first pages and what the company opens on leave them. */
export async function loadRolesHref(
  key: string,
  href: CompanyHref,
  params: RawParams,
): Promise<RolesHref> {
  const known = trail(await loadOrigin(params), { company: key });
  return {
    company: (other) =>
      other === key ? href({ tab: 'roles' }) : paths.company(other, { ...known, tab: 'roles' }),
    overview: (other) => paths.company(other, known),
    person: (id) => paths.person(id, known),
    view: ({ former, page = 1 } = {}) =>
      href({
        tab: 'roles',
        former: former?.toString(),
        rolesPage: page > 1 ? page : undefined,
      }),
  };
}
