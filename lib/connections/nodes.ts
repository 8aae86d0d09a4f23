import 'server-only';
import { unknownCompany } from '@/lib/companies/known-key';
import { registerDb } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { isoDay } from '@/lib/format';
import { getHolder } from '@/lib/roles/queries';
import { endText } from './ends';
import type { Ceased } from './together';
import type { ConnectedNode, End } from './types';

/** Nodes are written as in addresses; see ends.ts. */
export const isCompany = (node: string) => !node.startsWith('p');

/** Nodes as the columns of the register have them. */
export const apart = (nodes: readonly string[]) => ({
  keys: nodes.filter(isCompany),
  ids: nodes.filter((node) => !isCompany(node)).map((node) => BigInt(node.slice(1))),
});

/** A load has removed between two queries what the first one found. */
export const registerChanged = () =>
  new AppError('unavailable', 'The register has just changed. Try again.');

export type KnownNode = { node: ConnectedNode } & Ceased;

/**
 * How an end is written in a chain: a company that the register has by its CVR number, even where it
 * is asked for as a participant.
 *
 * @throws AppError not_found
 */
export async function nodeOf(end: End): Promise<string> {
  if ('participant' in end) {
    const { companyKey, id } = await getHolder(end.participant);
    return endText(companyKey === null ? { participant: id } : { company: companyKey });
  }
  const found = await registerDb.company.findUnique({
    where: { key: end.company },
    select: { key: true },
  });
  if (!found) throw unknownCompany();
  return endText({ company: found.key });
}

/** Null for one that the register does not have. */
export async function findNode(end: End): Promise<ConnectedNode | null> {
  try {
    const node = await nodeOf(end);
    return (await readNodes([node])).get(node)?.node ?? null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Those that the register has, by how they are written. */
export async function readNodes(nodes: readonly string[]): Promise<Map<string, KnownNode>> {
  const { keys, ids } = apart([...new Set(nodes)]);
  const [companies, participants] = await Promise.all([
    registerDb.company.findMany({
      where: { key: { in: keys } },
      select: {
        key: true,
        name: true,
        status: true,
        advertisingProtected: true,
        isSample: true,
        ceasedOn: true,
      },
    }),
    registerDb.participant.findMany({
      where: { id: { in: ids } },
      select: { id: true, kind: true, name: true },
    }),
  ]);
  return new Map<string, KnownNode>([
    ...companies.map(({ ceasedOn, ...company }): [string, KnownNode] => [
      company.key,
      {
        node: { kind: 'COMPANY', ...company },
        isCeased: company.status === 'CEASED',
        ceasedOn: isoDay(ceasedOn),
      },
    ]),
    ...participants.map(({ id, kind, name }): [string, KnownNode] => [
      `p${id}`,
      {
        node: { kind: 'PARTICIPANT', id: String(id), participantKind: kind, name },
        isCeased: false,
        ceasedOn: null,
      },
    ]),
  ]);
}
