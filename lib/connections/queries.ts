import 'server-only';
import { danishDay } from '@/lib/danish-day';
import { invalidField } from '@/lib/errors';
import { CHAINS_READ, CHAINS_SHOWN, MOST_LINKS } from './constants';
import { connectingRoles, follow } from './follow';
import { countHeldIn } from './held-in';
import { nodeOf } from './nodes';
import { type ReadChain, readChains } from './read-chains';
import type { Connections, End } from './types';
import { walkBetween } from './walk';

export const SAME_END = 'Choose two different companies or people.';

/**
 * The shortest chains of roles between two companies or people: who leads, owns, founded or is a
 * partner in what.
 *
 * @param today Only roles that are held today.
 * @throws AppError not_found; invalid_input where both ends are the same.
 */
export async function findConnections(asked: {
  of: End;
  with: End;
  today?: boolean;
}): Promise<Connections> {
  const ends = await Promise.all([nodeOf(asked.of), nodeOf(asked.with)]);
  const [one, other] = ends;
  if (one === other) throw invalidField('with', SAME_END);
  const roles = connectingRoles(asked.today ?? false);
  const { chains, total, isCut } = await walkBetween(one, other, {
    mostLinks: MOST_LINKS,
    mostChains: CHAINS_READ,
    follow: (nodes) => follow(nodes, roles),
  });
  const read = await readChains(ends, chains, roles, danishDay());
  const shown = read.chains.toSorted(byWorth).slice(0, CHAINS_SHOWN);
  const nodes = [...new Set(shown.flatMap(({ walked }) => walked))];
  const heldIn = await countHeldIn(nodes, roles);
  return {
    ...read,
    chains: shown.map(({ walked, ...chain }) => ({
      ...chain,
      heldIn: walked.map((node) => heldIn.get(node) ?? 0),
    })),
    total,
    isCut,
  };
}

const lastDay = ({ together }: ReadChain) => together?.to ?? '9999-12-31';

/** Those of today first, then those that once stood as a whole, the latest first. */
function byWorth(a: ReadChain, b: ReadChain): number {
  if (a.isToday !== b.isToday) return a.isToday ? -1 : 1;
  if (!a.together || !b.together) return Number(!a.together) - Number(!b.together);
  if (lastDay(a) === lastDay(b)) return 0;
  return lastDay(a) > lastDay(b) ? -1 : 1;
}
