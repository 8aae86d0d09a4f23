import { toWireNode } from '@/lib/connections/mapper';
import { toWireHeld } from '@/lib/roles/mapper';
import type { NetworkAnswer } from './answers';
import type { Network } from './types';

/** Maps the network around a company or person to the API's wire format. */
export const toNetworkData = ({ nodes, links, isCut }: Network): NetworkAnswer => ({
  nodes: nodes.map(({ id, node, step, isOpen, hidden }) => ({
    ...toWireNode(node),
    ...{ id, steps: step, open: isOpen, not_listed: hidden },
  })),
  links: links.map(({ holder, company, roles }) => ({
    holder,
    held_in: company,
    roles: roles.map(({ isToday, ...role }) => ({ ...toWireHeld(role), today: isToday })),
  })),
  has_more: isCut,
});
