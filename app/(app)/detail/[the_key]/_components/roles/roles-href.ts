import { loadOrigin, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import type { CompanyHref } from '../company-href';

type RolesView = {
  /** When omitted, the company's default view. */
  former?: boolean;
  /** A day, yyyy-mm-dd, instead. */
  on?: string;
  page?: number;
};

export type RolesHref = {
  /** Another view of this tab. */
  view: (open?: RolesView) => string;
  /** The roles of another company, today or on a day, with a way back to this one. */
  company: (key: string, on?: string) => string;
  /** The overview of another company, with a way back to this one. */
  overview: (key: string) => string;
  /** All companies of a participant, with a way back to this one. */
  person: (id: string) => string;
};

/** Builds URLs of the tab; first pages and the default view are left out. */
export async function loadRolesHref(
  key: string,
  href: CompanyHref,
  params: Promise<RawParams>,
): Promise<RolesHref> {
  const known = trail(await loadOrigin(params), { company: key });
  return {
    company: (other, on) => {
      const view = { tab: 'roles', rolesOn: on };
      return other === key ? href(view) : paths.company(other, { ...known, ...view });
    },
    overview: (other) => paths.company(other, known),
    person: (id) => paths.person(id, known),
    view: ({ former, on, page = 1 } = {}) =>
      href({
        tab: 'roles',
        former: former?.toString(),
        rolesOn: on,
        rolesPage: page > 1 ? page : undefined,
      }),
  };
}
