import { toWireCompany, toWireHeld } from '@/lib/roles/mapper';
import type { ConnectionsAnswer } from './answers';
import type { Chain, ConnectedNode, Connections, LinkRole } from './types';

/** A company or a person as answers have it. */
export const toWireNode = (node: ConnectedNode): ConnectionsAnswer['of'] =>
  node.kind === 'COMPANY'
    ? { kind: 'company', ...toWireCompany(node), status: node.status }
    : {
        kind: 'participant',
        participant_id: node.id,
        participant_kind: node.participantKind,
        name: node.name,
      };

const keyOf = (node: ConnectedNode | undefined) => (node?.kind === 'COMPANY' ? node.key : '');

const toWireChain = ({ nodes, heldIn, links, together, isToday }: Chain) => ({
  nodes: nodes.map((node, place) => ({
    ...toWireNode(node),
    companies_total: heldIn[place] ?? 0,
  })),
  links: links.map((roles, place) =>
    roles.map((role: LinkRole) => ({
      ...toWireHeld(role),
      held_in: keyOf(nodes[role.isInFirst ? place : place + 1]),
    })),
  ),
  together,
  today: isToday,
});

/** Maps how two companies or people are connected to the API's wire format. */
export const toConnectionsData = (found: Connections): ConnectionsAnswer => ({
  of: toWireNode(found.of),
  with: toWireNode(found.with),
  data: found.chains.map(toWireChain),
  total: found.total,
  has_more: found.isCut,
});
