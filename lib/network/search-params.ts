import { endText, readEnd } from '@/lib/connections/ends';
import { type AskedEnd, askedText, readAsked } from '@/lib/connections/search-params';
import type { End } from '@/lib/connections/types';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { MOST_OPEN } from './constants';

export type NetworkParams = {
  of: AskedEnd;
  /** Nodes whose own neighbours are shown, in the order in which they were opened. */
  open: string[];
  /** Former roles and foundings too. */
  ever: boolean;
};

/** Parses the address of /people/network; never throws. */
export function parseNetworkParams(params: RawParams): NetworkParams {
  const open = [params.open ?? []].flat().flatMap(readOpen);
  return {
    of: readAsked(params.of),
    open: [...new Set(open)].slice(0, MOST_OPEN),
    ever: [params.ever].flat()[0] === 'true',
  };
}

const readOpen = (list: string): string[] =>
  list.split(',').flatMap((text) => {
    const end = readEnd(text);
    return end ? endText(end) : [];
  });

/** The parameters of that address. */
export const networkQuery = ({ of, open, ever }: NetworkParams): Record<string, string> => ({
  ...(of && { of: askedText(of) }),
  ...(open.length > 0 && { open: open.join() }),
  ...(ever && { ever: 'true' }),
});

/** The page with the network around a company or person. */
export const networkHref = ({
  of,
  open = [],
  ever = false,
}: { of: End } & Partial<Omit<NetworkParams, 'of'>>): string =>
  paths.network(networkQuery({ of: { end: of }, open, ever }));
