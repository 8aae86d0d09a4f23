import { namesakes } from '@/lib/companies/namesakes';
import type { ConnectedNode } from '@/lib/connections/types';
import type { Network } from '@/lib/network/types';

export type ConnectedCompany = Extract<ConnectedNode, { kind: 'COMPANY' }>;
/** Whether another company of the network is named like one. */
export type IsAlike = (node: ConnectedNode) => node is ConnectedCompany;

export function alikeIn({ nodes }: Pick<Network, 'nodes'>): IsAlike {
  const alike = namesakes(nodes.flatMap(({ node }) => (node.kind === 'COMPANY' ? node : [])));
  return (node): node is ConnectedCompany => node.kind === 'COMPANY' && alike.has(node.key);
}
