import 'server-only';
import { registerDb } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import type { Ownership } from './chain';
import { type CombinedShares, combinedShares } from './combined';
import { MOST_OWNERSHIP_LEVELS, MOST_OWNERSHIP_LINKS } from './constants';
import { type HeldRow, held, toHeld } from './held';
import { heldOn } from './held-today';
import { isOwning } from './owning';
import type { Owned, Owner, OwnershipChain, OwnershipTree, Participant } from './types';

/** A share between two parties that the register knows; `of` is the company it was looked up for. */
type Link<Node> = HeldRow & { of: string; node: Node };
type ReadLinks<Node> = (keys: readonly string[], most: number) => Promise<Link<Node>[]>;
/** A day, yyyy-mm-dd; null for today. */
type Day = string | null;

const firstLargest = Prisma.sql`ownership DESC NULLS LAST, position`;
/** The cast matches the type of the column; without it the index is not used. */
const anyOf = (keys: readonly string[]) => Prisma.sql`ANY (${[...keys]}::char(8)[])`;

const readOwners =
  (on: Day): ReadLinks<Owner> =>
  (keys, most) =>
    registerDb.$queryRaw<Link<Owner>[]>`
  SELECT roles.company_key AS of, ${held}, jsonb_build_object('id', person.id::text,
    'kind', person.kind, 'name', person.name, 'key', own.key, 'status', own.status,
    'advertisingProtected', coalesce(own.advertising_protected, false)) AS node
  FROM (
    SELECT roles.* FROM roles JOIN companies ON companies.key = company_key
    WHERE company_key = ${anyOf(keys)} AND ${isOwning} AND ${heldOn(on)}
  ) roles
  JOIN participants person ON person.id = roles.participant_id
  LEFT JOIN companies own ON own.key = person.company_key
  ORDER BY roles.company_key, ${firstLargest} LIMIT ${most}`;

type OwnedAsked = { of: Prisma.Sql; most: number; on: Day };

const ownedBy = (owner: Prisma.Sql, { of, most, on }: OwnedAsked) =>
  registerDb.$queryRaw<Link<Owned>[]>`
  SELECT ${of} AS of, ${held},
    jsonb_build_object('key', company.key, 'name', company.name, 'status', company.status,
      'advertisingProtected', company.advertising_protected) AS node
  FROM participants own
  JOIN roles ON roles.participant_id = own.id
  JOIN companies company ON company.key = roles.company_key
  WHERE ${owner} AND ${isOwning} AND ${heldOn(on)}
  ORDER BY 1, ownership DESC NULLS LAST, company.name COLLATE "da-x-icu", company.key, position
  LIMIT ${most}`;

const readOwned =
  (on: Day): ReadLinks<Owned> =>
  (keys, most) =>
    ownedBy(Prisma.sql`own.company_key = ${anyOf(keys)}`, {
      ...{ of: Prisma.sql`own.company_key`, most, on },
    });

/** What a participant without a page of a company owns today; `start` stands for it. */
const readOwnedBy =
  (id: string): ReadLinks<Owned> =>
  ([start], most) =>
    ownedBy(Prisma.sql`own.id = ${BigInt(id)}`, { of: Prisma.sql`${start}::text`, most, on: null });

/**
 * Breadth-first search. Each company is visited once, so cycles of ownership are harmless.
 * @param first reads the shares of the start
 */
async function linksFrom<Node extends Owner | Owned>(
  start: string,
  read: ReadLinks<Node>,
  first = read,
) {
  const links = new Map<string, Link<Node>[]>();
  let level = [start];
  let left = MOST_OWNERSHIP_LINKS;
  /** Companies whose shares were not all read. */
  let open: string[] = [];
  let isCut = false;
  for (let depth = 0; level.length > 0 && !isCut; depth += 1) {
    for (const key of level) links.set(key, []);
    const room = depth < MOST_OWNERSHIP_LEVELS ? left : 0;
    // Read one row more than fits: if it exists, there is more.
    const found = await (depth === 0 ? first : read)(level, room + 1);
    const beyond = found[room]?.of;
    isCut = beyond !== undefined;
    const told = found.slice(0, room);
    left -= told.length;
    for (const link of told) links.get(link.of)?.push(link);
    const next = told.flatMap(({ node }) => node.key ?? []);
    const nextLevel = [...new Set(next)].filter((key) => !links.has(key));
    // Rows are sorted by company: all those from the row that does not fit on are open.
    if (beyond !== undefined) open = [...level.filter((key) => key >= beyond), ...nextLevel];
    level = nextLevel;
  }
  return { links, open: new Set(open), isCut };
}

/** Builds the tree. A company that appears again is named without its subtree. */
function treeOf<Node extends Owner | Owned>(
  start: string,
  { links, open }: { links: Map<string, Link<Node>[]>; open: ReadonlySet<string> },
) {
  const told = new Set([start]);
  const below = (key: string): OwnershipTree<Node>[] =>
    (links.get(key) ?? []).map(({ of: _of, node, ...share }) => {
      const isTold = node.key !== null && told.has(node.key);
      if (node.key !== null) told.add(node.key);
      const isOpen = node.key !== null && open.has(node.key);
      const next = node.key === null || isTold ? [] : below(node.key);
      return { node, share: toHeld(share), isTold, isOpen, next };
    });
  return below(start);
}

async function chainFrom<Node extends Owner | Owned>(
  start: string,
  read: ReadLinks<Node>,
  first = read,
): Promise<OwnershipChain<Node>> {
  const found = await linksFrom(start, read, first);
  return { trees: treeOf(start, found), isCut: found.isCut };
}

/**
 * The direct and indirect owners of a company, and the companies it owns directly and indirectly,
 * by what each has registered today: largest shares first, up to MOST_OWNERSHIP_LEVELS levels.
 *
 * @param on a day, yyyy-mm-dd, whose ownership is told instead, by the days that the register gives
 *   today. Names, statuses and legal forms are those of today: former ones are not stored
 */
export async function getOwnership(key: string, on: Day = null): Promise<Ownership> {
  const [owners, owned] = await Promise.all([
    chainFrom(key, readOwners(on)),
    chainFrom(key, readOwned(on)),
  ]);
  return { owners, owned };
}

/**
 * What a person or an organisation owns today, in total, of each company: directly and through
 * others, as far as getOwnership follows it.
 */
export async function getCombinedHoldings({
  id,
  companyKey,
}: Pick<Participant, 'id' | 'companyKey'>): Promise<CombinedShares<Owned>> {
  const start = companyKey ?? `participant ${id}`;
  const read = readOwned(null);
  const first = companyKey === null ? readOwnedBy(id) : read;
  return combinedShares(start, await chainFrom(start, read, first));
}
