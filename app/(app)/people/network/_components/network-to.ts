import type { HoldersHref } from '@/components/roles/holders-href';
import { type NetworkParams, networkQuery } from '@/lib/network/search-params';
import { networkOrigin, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';

/** The addresses that the page leads to. */
export type NetworkTo = HoldersHref & {
  asked: Pick<NetworkParams, 'open' | 'ever'>;
  /** The page as it is. */
  here: string;
  /** The network of another one, as addresses write it; nothing is opened in it. */
  around: (of: string) => string;
  /** The same network with other nodes opened, or with other roles. */
  with: (change: Partial<Pick<NetworkParams, 'open' | 'ever'>>) => string;
};

/** @param of how the one in the middle stands in the address */
export function networkTo(of: string, { open, ever }: NetworkParams): NetworkTo {
  const asked = { open, ever };
  const queryOf = (text: string, others: Pick<NetworkParams, 'open' | 'ever'>) =>
    networkQuery({ of: text === '' ? null : { text }, ...others });
  const known = trail(networkOrigin(queryOf(of, asked)), null);
  return {
    asked,
    here: paths.network(queryOf(of, asked)),
    around: (other) => paths.network(queryOf(other, { open: [], ever })),
    with: (change) => paths.network(queryOf(of, { ...asked, ...change })),
    company: (key) => paths.company(key, { ...known, tab: 'roles' }),
    person: (id) => paths.person(id, known),
  };
}
