import type { ConnectedNode } from '@/lib/connections/types';
import type { Held } from '@/lib/roles/types';

export type NetworkNode = {
  /** As it is written in addresses; see lib/connections/ends.ts. */
  id: string;
  node: ConnectedNode;
  /** The fewest links from the middle, among those that are shown. */
  step: number;
  /** Whether its own neighbours are shown. */
  isOpen: boolean;
  /** The number of its neighbours that are not shown; null when there are too many to count. */
  hidden: number | null;
};

/** A role, and whether it is held today. */
export type NetworkRole = Held & { isToday: boolean };

/** What one holds in the other; both by their ids. */
export type NetworkLink = { holder: string; company: string; roles: NetworkRole[] };

export type Network = {
  /** The one in the middle first, then by steps. */
  nodes: NetworkNode[];
  links: NetworkLink[];
  /** Not all roles could be looked at. */
  isCut: boolean;
};
