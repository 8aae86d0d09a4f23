import type { PageTarget } from '@/components/pagination/page-href';
import { type Origin, type Trail, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import { COMPANIES_PAGE } from '@/lib/people/search-params';
import type { PersonList } from '@/lib/people/types';

type View = { which?: PersonList; page?: number; everybody?: boolean };

export type PersonHref = {
  /** Another view of this page. */
  view: (open?: View) => string;
  /** The pagination target of that view. */
  pages: (which: PersonList) => PageTarget;
  /** A company or another person, with a way back to this page. */
  company: (key: string) => string;
  person: (id: string) => string;
};

/** Builds URLs of a participant's page; `known` says where the visitor came from. */
export function personHref(id: string, origin: Origin | null, known: Trail): PersonHref {
  const here = trail(origin, { person: id });
  const view: PersonHref['view'] = ({ which, page = 1, everybody } = {}) =>
    paths.person(id, {
      ...known,
      former: which === 'FORMER' ? 'true' : undefined,
      bankrupt: which === 'BANKRUPT' ? 'true' : undefined,
      everybody: everybody ? 'true' : undefined,
      [COMPANIES_PAGE]: page > 1 ? page : undefined,
    });
  return {
    view,
    pages: (which) => {
      const [path = '', query] = view({ which }).split('?');
      return { path, query: Object.fromEntries(new URLSearchParams(query)), name: COMPANIES_PAGE };
    },
    company: (key) => paths.company(key, here),
    person: (other) => paths.person(other, here),
  };
}
