import type { ConnectedNode } from './types';

/** The name of a company or a holder of roles; the CVR number of a company without one. */
export const nodeText = (node: ConnectedNode): string =>
  node.kind === 'COMPANY' ? (node.name ?? node.key) : node.name;
