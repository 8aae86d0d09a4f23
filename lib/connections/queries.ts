import 'server-only';
import { danishDay } from '@/lib/danish-day';
import { registerDb } from '@/lib/db';
import { invalidField } from '@/lib/errors';
import { hasBegun, heldToday } from '@/lib/roles/held-today';
import { Prisma } from '@/prisma/client/client';
import { CHAINS_READ, CHAINS_SHOWN, MOST_FOLLOWED, MOST_LINKS } from './constants';
import { countHeldIn } from './held-in';
import { apart, nodeOf } from './nodes';
import { type ReadChain, readChains } from './read-chains';
import type { Connections, End } from './types';
import { type Edge, walkBetween } from './walk';

export const SAME_END = 'Choose two different companies or people.';

/** An audit firm would connect all of its clients; roles that have not begun connect nobody yet. */
const counts = (today: boolean) =>
  Prisma.sql`("group" <> 'AUDITOR' AND ${today ? heldToday : hasBegun})`;

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
  const roles = counts(asked.today ?? false);
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

async function follow(nodes: readonly string[], roles: Prisma.Sql) {
  const { keys, ids } = apart(nodes);
  const most = MOST_FOLLOWED + 1;
  const edges = await registerDb.$queryRaw<Edge[]>`
    (SELECT DISTINCT role.company_key AS "from", coalesce(own.key, 'p' || person.id) AS "to"
    FROM (
      SELECT company_key, participant_id FROM roles JOIN companies ON key = company_key
      WHERE company_key = ANY(${keys}::bpchar[]) AND ${roles} LIMIT ${most}
    ) role
    JOIN participants person ON person.id = participant_id
    LEFT JOIN companies own ON own.key = person.company_key)
    UNION ALL
    (SELECT DISTINCT person.company_key, roles.company_key
    FROM participants person JOIN roles ON participant_id = person.id
    JOIN companies ON key = roles.company_key
    WHERE person.company_key = ANY(${keys}::bpchar[]) AND ${roles} LIMIT ${most})
    UNION ALL
    (SELECT DISTINCT 'p' || participant_id, company_key FROM roles
    JOIN companies ON key = company_key
    WHERE participant_id = ANY(${ids}::bigint[]) AND ${roles} LIMIT ${most})
    LIMIT ${most}`;
  return { edges: edges.slice(0, MOST_FOLLOWED), isCut: edges.length > MOST_FOLLOWED };
}

const lastDay = ({ together }: ReadChain) => together?.to ?? '9999-12-31';

/** Those of today first, then those that once stood as a whole, the latest first. */
function byWorth(a: ReadChain, b: ReadChain): number {
  if (a.isToday !== b.isToday) return a.isToday ? -1 : 1;
  if (!a.together || !b.together) return Number(!a.together) - Number(!b.together);
  if (lastDay(a) === lastDay(b)) return 0;
  return lastDay(a) > lastDay(b) ? -1 : 1;
}
