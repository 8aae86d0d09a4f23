import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import type { Prisma } from '@/prisma/client/client';
import type { LostTag } from './answers';
import { MAX_IDS, MAX_TAGS, MESSAGES } from './constants';
import { labelKey } from './label';
import { changeMany, lockChosen } from './locks';
import type { SavedTarget } from './types';

/** The editable fields of an entry; already cleaned. */
type EntryChange = { note?: string; tags?: string[] };

/**
 * @param before The values the user saw; omitted fields are not compared.
 * @throws AppError not_found, also for other users' entries; conflict when a value has changed
 *   since.
 */
export async function updateEntry(
  userId: string,
  id: string,
  { note, tags }: EntryChange,
  before: EntryChange = {},
): Promise<void> {
  const seen = { note: before.note, tags: before.tags && { equals: before.tags } };
  const { count } = await db.savedCompany.updateMany({
    where: { id, userId, ...seen },
    data: { note, ...(tags && { tags, tagKeys: tags.map(labelKey) }) },
  });
  if (count > 0) return;
  const isThere = (await db.savedCompany.count({ where: { id, userId } })) > 0;
  if (isThere) throw new AppError('conflict', MESSAGES.changedElsewhere);
  throw new AppError('not_found', MESSAGES.unknown);
}

/** Who is about to lose which tags, as they are spelt there; null when it is more than one call. */
async function findLost(
  tx: Prisma.TransactionClient,
  ids: string[],
  tags: readonly string[],
): Promise<LostTag[] | null> {
  if (ids.length > MAX_IDS) return null;
  return tx.$queryRaw<LostTag[]>`
    SELECT t.tag, json_agg(s.id) AS ids
    FROM saved_companies s, unnest(s.tags, s.tag_keys) t(tag, key)
    WHERE s.id = ANY (${ids}::uuid[]) AND t.key = ANY (${tags.map(labelKey)}::text[])
    GROUP BY t.tag ORDER BY t.tag`;
}

async function removeTags(tx: Prisma.TransactionClient, ids: string[], tags: readonly string[]) {
  const dropped = tags.map(labelKey);
  await tx.$executeRaw`
    UPDATE saved_companies s SET
      tags = ARRAY(SELECT t.tag FROM unnest(s.tags, s.tag_keys) WITH ORDINALITY t(tag, key, place)
        WHERE t.key <> ALL (${dropped}::text[]) ORDER BY t.place),
      tag_keys = ARRAY(SELECT t.key FROM unnest(s.tag_keys) WITH ORDINALITY t(key, place)
        WHERE t.key <> ALL (${dropped}::text[]) ORDER BY t.place)
    WHERE s.id = ANY (${ids}::uuid[]) AND s.tag_keys && ${dropped}::text[]`;
}

/** Existing tags keep their position and spelling. */
async function addTags(tx: Prisma.TransactionClient, ids: string[], tags: readonly string[]) {
  const added = tags.map(labelKey);
  await tx.$executeRaw`
    UPDATE saved_companies s SET
      tags = s.tags || ARRAY(
        SELECT t.tag FROM unnest(${[...tags]}::text[], ${added}::text[])
          WITH ORDINALITY t(tag, key, place)
        WHERE t.key <> ALL (s.tag_keys) ORDER BY t.place),
      tag_keys = s.tag_keys || ARRAY(
        SELECT t.key FROM unnest(${added}::text[]) WITH ORDINALITY t(key, place)
        WHERE t.key <> ALL (s.tag_keys) ORDER BY t.place)
    WHERE s.id = ANY (${ids}::uuid[]) AND NOT s.tag_keys @> ${added}::text[]`;
}

/**
 * Removes tags from saved companies and adds others.
 * @returns how many companies were targeted, and which of them lost tags.
 * @throws AppError conflict when a company would have too many tags, then none is changed; as
 *   lockChosen.
 */
export function tagEntries(
  userId: string,
  target: SavedTarget,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<{ count: number; lost: LostTag[] | null }> {
  return changeMany(userId, async (tx) => {
    const ids = await lockChosen(tx, userId, target);
    const lost = remove.length > 0 ? await findLost(tx, ids, remove) : [];
    if (remove.length > 0) await removeTags(tx, ids, remove);
    if (add.length > 0) await addTags(tx, ids, add);
    const [over] = await tx.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM saved_companies
      WHERE id = ANY (${ids}::uuid[]) AND cardinality(tags) > ${MAX_TAGS}`;
    if (over && over.count > 0) throw new AppError('conflict', MESSAGES.fullOfTags(over.count));
    return { count: ids.length, lost };
  });
}
