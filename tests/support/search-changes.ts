import { packKeys } from '../../lib/saved-searches/key-list.ts';
import { withClient } from './accounts.ts';

type Change = { added: string[]; removed: string[]; at?: string };

const bytes = (keys: string[]) => Buffer.from(packKeys(Uint32Array.from(keys.map(Number).sort())));

/**
 * Inserts the result of comparing a saved search after a load: the change and its notification.
 * Load numbers are separate from those of real loads.
 */
export async function addSearchChange(
  searchId: string,
  load: number,
  { added, removed, at = '2026-11-20T12:00:00Z' }: Change,
): Promise<void> {
  const counts = [
    added.length && `${added.length} new`,
    removed.length && `${removed.length} left`,
  ];
  await withClient(async (client) => {
    await client.query(
      `insert into saved_search_changes (search_id, load_id, since_load_id, new_count, left_count,
         new_keys, left_keys, compared_at)
       values ($1, $2, $2 - 1, $3, $4, $5, $6, $7)`,
      [searchId, load, added.length, removed.length, bytes(added), bytes(removed), at],
    );
    await client.query(
      `insert into notifications (user_id, kind, title, message, saved_search_id, load_id)
       select user_id, 'SEARCH', name, $3, id, $2 from saved_searches where id = $1`,
      [searchId, load, counts.filter(Boolean).join(', ')],
    );
  });
}

/** Inserts a load's change of a company, as shown in its timeline. */
export async function addCompanyChange(
  key: string,
  change: { field: string; before: string; after: string },
): Promise<number> {
  return withClient(async (client) => {
    const { rows } = await client.query<{ load: number }>(
      `insert into register_changes (company_key, load_id, field, before, after, seen_on)
       select $1, max(id), $2::change_field, $3, $4, now() from register_loads
       on conflict (company_key, load_id, field) do update set before = excluded.before
       returning load_id as load`,
      [key, change.field, change.before, change.after],
    );
    return rows[0]?.load ?? 0;
  });
}

type Notice = {
  kind: string;
  title: string;
  message: string;
  companyKey?: string;
  /** As stored with news: those of a low one are grave. */
  weight?: number;
};

export async function addNotice(userId: string, notice: Notice): Promise<void> {
  const { kind, title, message, companyKey = null, weight = 100 } = notice;
  await withClient((client) =>
    client.query(
      // Each later than the previous one, because equal timestamps have no defined order.
      `insert into notifications (user_id, kind, title, message, company_key, weight, created_at)
       select $1, $2::notification_kind, $3, $4, $5, $6,
         greatest(now(), max(created_at) + interval '1 millisecond')
       from notifications where user_id = $1`,
      [userId, kind, title, message, companyKey, weight],
    ),
  );
}
