import 'server-only';
import { registerDb } from '@/lib/db';
import { type HeldRow, held, toHeld } from '@/lib/roles/held';
import type { Held } from '@/lib/roles/types';
import { Prisma } from '@/prisma/client/client';
import { isCompany, type KnownNode, readNodes, registerChanged } from './nodes';
import { lastTogether, periodOf, standsOn } from './together';
import type { Chain, ConnectedNode } from './types';

/** `walked`: the chain as it was read. */
export type ReadChain = Omit<Chain, 'heldIn'> & { walked: readonly string[] };

/**
 * Reads what chains of nodes consist of. One that a load has changed meanwhile is left out.
 *
 * @param roles Which rows of `roles`, joined with `companies`, count.
 */
export async function readChains(
  ends: readonly [string, string],
  chains: readonly string[][],
  roles: Prisma.Sql,
  today: string,
): Promise<{ of: ConnectedNode; with: ConnectedNode; chains: ReadChain[] }> {
  const [known, heldBy] = await Promise.all([
    readNodes([...ends, ...chains.flat()]),
    readRoles(chains, roles),
  ]);
  const [of, other] = ends.map((end) => known.get(end)?.node);
  if (!of || !other) throw registerChanged();
  return {
    of,
    with: other,
    chains: chains.flatMap((chain) => toChain(chain, known, heldBy, today) ?? []),
  };
}

const pairName = (holder: string, company: string) => `${holder} ${company}`;

type PairRow = HeldRow & { holder: string; company: string };

/** The roles of neighbours in each other, by `pairName`. */
async function readRoles(chains: readonly string[][], roles: Prisma.Sql) {
  const pairs = new Map<string, { holder: string; company: string }>();
  for (const chain of chains) {
    for (const [place, holder] of chain.entries()) {
      for (const company of [chain[place - 1], chain[place + 1]]) {
        if (company && isCompany(company))
          pairs.set(pairName(holder, company), { holder, company });
      }
    }
  }
  const [owning, others] = [true, false].map((owns) =>
    [...pairs.values()].filter(({ holder }) => isCompany(holder) === owns),
  );
  const rows = await registerDb.$queryRaw<PairRow[]>`
    SELECT holder, company, ${held}
    FROM (
      SELECT pair.holder, pair.company, person.id FROM ${pairTable(owning)}
      JOIN participants person ON person.company_key = pair.holder::bpchar
      UNION ALL
      SELECT pair.holder, pair.company, substr(pair.holder, 2)::bigint FROM ${pairTable(others)}
    ) pair
    JOIN roles ON company_key = company::bpchar AND participant_id = id
    JOIN companies ON key = company_key
    WHERE ${roles}
    ORDER BY valid_from DESC NULLS LAST, position`;
  const found = new Map<string, Held[]>();
  for (const { holder, company, ...role } of rows) {
    const pair = pairName(holder, company);
    found.set(pair, [...(found.get(pair) ?? []), toHeld(role)]);
  }
  return found;
}

const pairTable = (pairs: readonly { holder: string; company: string }[] = []) => Prisma.sql`
  unnest(${pairs.map(({ holder }) => holder)}::text[], ${pairs.map(({ company }) => company)}::text[])
    AS pair(holder, company)`;

function toChain(
  chain: readonly string[],
  known: ReadonlyMap<string, KnownNode>,
  heldBy: ReadonlyMap<string, Held[]>,
  today: string,
): ReadChain | null {
  const nodes = chain.flatMap((node) => known.get(node)?.node ?? []);
  const links = chain.slice(1).map((second, place) => {
    const first = chain[place] ?? '';
    return [
      ...rolesIn(second, first, known, heldBy).map((role) => ({ ...role, isInFirst: false })),
      ...rolesIn(first, second, known, heldBy).map((role) => ({ ...role, isInFirst: true })),
    ].toSorted(byNewest);
  });
  if (nodes.length < chain.length || links.some((link) => link.length === 0)) return null;
  const periods = links.map((link) => link.flatMap(({ period }) => period ?? []));
  const together = lastTogether(periods);
  return {
    walked: chain,
    nodes,
    links: links.map((link) => link.map(({ period: _period, ...role }) => role)),
    together,
    isUndated: periods.some((known) => known.length === 0),
    // Of one that ceased on an unknown day the period may have no end, or one to come.
    isToday:
      together !== null &&
      standsOn(together, today) &&
      links.every((link) => link.some(({ isCeased }) => !isCeased)),
  };
}

const beginOf = ({ validFrom }: Held) => validFrom?.getTime() ?? Number.MIN_SAFE_INTEGER;

/** Each of both directions is in this order already. */
const byNewest = (a: Held, b: Held) => beginOf(b) - beginOf(a);

function rolesIn(
  company: string,
  holder: string,
  known: ReadonlyMap<string, KnownNode>,
  heldBy: ReadonlyMap<string, Held[]>,
) {
  const ceased = known.get(company) ?? { isCeased: false, ceasedOn: null };
  return (heldBy.get(pairName(holder, company)) ?? []).map((role) => ({
    ...role,
    isCeased: ceased.isCeased,
    period: periodOf(role, ceased),
  }));
}
