import 'server-only';
import { registerDb } from '@/lib/db';
import type { ChangeField } from '@/prisma/client/enums';
import type { ChangesAnswer } from './answers';
import { toChangeOnWire } from './on-wire';

type Row = {
  id: string;
  key: string;
  name: string | null;
  /** Null of a company that the register lacks. */
  protected: boolean | null;
  field: ChangeField;
  before: string | null;
  after: string | null;
  seenOn: string;
  loadedAt: Date;
};

/**
 * The place before the first change loaded since a moment; without one, the last place there is.
 * Loads come one after the other, so the numbers of their changes rise.
 */
async function placeBefore(since: Date): Promise<string> {
  const [row] = await registerDb.$queryRaw<{ place: string }[]>`
    SELECT coalesce((
      SELECT id - 1 FROM register_changes
      WHERE load_id >= (
        SELECT min(id) FROM register_loads WHERE status = 'DONE' AND finished_at >= ${since})
      ORDER BY load_id, id LIMIT 1
    ), (SELECT max(id) FROM register_changes), 0)::text AS place`;
  return row?.place ?? '0';
}

const readAfter = (place: string, most: number) => registerDb.$queryRaw<Row[]>`
  SELECT change.id::text, change.company_key AS key, coalesce(company.name, gone.name) AS name,
    company.advertising_protected AS protected, change.field::text, change.before, change.after,
    change.seen_on::text AS "seenOn", load.finished_at AS "loadedAt"
  FROM (
    SELECT * FROM register_changes WHERE id > ${place}::bigint ORDER BY id LIMIT ${most}
  ) change
  JOIN register_loads load ON load.id = change.load_id
  LEFT JOIN companies company ON company.key = change.company_key
  LEFT JOIN gone_companies gone ON gone.company_key = change.company_key
  ORDER BY change.id`;

function toAnswered({ key, name, seenOn, loadedAt, protected: isProtected, ...change }: Row) {
  return {
    the_key: key,
    Firmnavn: name,
    // As in mails: a company that the register lacks counts as protected.
    ...toChangeOnWire(change, isProtected ?? true),
    seen_on: seenOn,
    loaded_at: loadedAt.toISOString(),
  };
}

type Asked = { since: Date; after?: string; limit: number };

/** The changes of all loads since a moment or behind a place, in the order of the loads. */
export async function listChanges({ since, after, limit }: Asked): Promise<ChangesAnswer> {
  const place = after ?? (await placeBefore(since));
  const rows = await readAfter(place, limit + 1);
  const shown = rows.slice(0, limit);
  return {
    data: shown.map(toAnswered),
    next: shown.at(-1)?.id ?? place,
    has_more: rows.length > limit,
  };
}
