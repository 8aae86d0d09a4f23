import 'server-only';
import type { ClientBase } from 'pg';
import { inTransaction } from '@/lib/db/transaction';
import { log } from '@/lib/log';
import { type Change, changeNews } from '@/lib/notifications/change-text';
import { topicOf } from '@/lib/notifications/topics';
import { queueCompanyNews } from '@/lib/notifications/webhook-queue';
import type { LoadKind } from '@/prisma/client/enums';
import { refreshSavedFacts } from './facts';

/** Companies per batch. */
const BATCH = 2_000;

/** `muted`: the topics, separated by commas, that users who saved it are not told of. */
type Changed = { key: string; muted: string; name: string | null; changes: Change[] };

/**
 * Users who muted news, as they chose at that moment: a choice made while they are told would
 * otherwise find them in neither of its groups.
 */
const mutedSql = `
  CREATE TEMP TABLE muted_users ON COMMIT DROP AS
  SELECT id AS user_id, array_to_string(muted_news, ',') AS muted FROM users
  WHERE muted_news <> '{}'`;

/**
 * A load's changes to companies that any user has saved, once for all users who muted the same. The
 * name is the current or the last known one.
 */
const changedSql = (load: number) => `
  WITH change AS (
    SELECT company_key, field::text AS field, before, after
    FROM register_changes WHERE load_id = ${load}
    UNION ALL
    SELECT company_key, 'GONE', NULL, NULL FROM gone_companies WHERE load_id = ${load}
    UNION ALL
    SELECT company_key, 'BACK', NULL, NULL FROM gone_companies WHERE back_load_id = ${load}
  ), saved AS (
    SELECT DISTINCT company_key, coalesce(muted, '') AS muted
    FROM saved_companies LEFT JOIN muted_users USING (user_id)
  )
  SELECT found.key, found.muted, found.changes, coalesce(companies.name, gone.name) AS name
  FROM (
    SELECT company_key AS key, muted,
      json_agg(json_build_object('field', field, 'before', before, 'after', after)) AS changes
    FROM change JOIN saved USING (company_key) GROUP BY company_key, muted
  ) found
  LEFT JOIN companies ON companies.key = found.key
  LEFT JOIN gone_companies gone ON gone.company_key = found.key`;

/** Skips users who saved the company only after the load. */
const tellSql = `
  INSERT INTO notifications (user_id, kind, title, message, company_key, load_id, weight, fields)
  SELECT saved.user_id, news.kind::notification_kind, coalesce(news.title, saved.company_name),
    news.message, saved.company_key, $1, news.weight, string_to_array(news.fields, ',')
  FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::text[])
    AS news (key, muted, kind, title, message, weight, fields)
  JOIN saved_companies saved ON saved.company_key = news.key::char(8)
  LEFT JOIN muted_users USING (user_id)
  WHERE saved.created_at <= (SELECT finished_at FROM register_loads WHERE id = $1)
    AND coalesce(muted_users.muted, '') = news.muted
  ON CONFLICT (user_id, company_key, load_id) DO NOTHING`;

/** The news of a company for those who muted these topics; none when they muted all of it. */
function newsOf({ key, muted, name, changes }: Changed) {
  const topics = muted.split(',');
  const heard = changes.filter((change) => !topics.includes(topicOf(change)));
  if (heard.length === 0) return [];
  return [{ key, muted, name, topics: [...new Set(heard.map(topicOf))], ...changeNews(heard) }];
}

async function tellAll(client: ClientBase, load: number): Promise<number> {
  let told = 0;
  await client.query(mutedSql);
  await client.query(`DECLARE changed CURSOR FOR ${changedSql(load)}`);
  while (true) {
    const { rows } = await client.query<Changed>(`FETCH ${BATCH} FROM changed`);
    if (rows.length === 0) break;
    const news = rows.flatMap(newsOf);
    const { rowCount } = await client.query(tellSql, [
      load,
      news.map(({ key }) => key),
      news.map(({ muted }) => muted),
      news.map(({ kind }) => kind),
      news.map(({ name }) => name),
      news.map(({ message }) => message),
      news.map(({ weight }) => weight),
      news.map(({ fields }) => fields.join(',')),
    ]);
    told += rowCount ?? 0;
    await queueCompanyNews(client, load, news);
  }
  await client.query('CLOSE changed');
  return told;
}

/** One transaction, so that the load's marker and its notifications appear together. */
function tellLoad(client: ClientBase, load: number): Promise<number> {
  return inTransaction(client, async () => {
    // Skips a load that another process is handling right now.
    const { rows } = await client.query(
      'SELECT FROM register_loads WHERE id = $1 AND told_at IS NULL FOR UPDATE SKIP LOCKED',
      [load],
    );
    if (rows.length === 0) return 0;
    const told = await tellAll(client, load);
    await client.query('UPDATE register_loads SET told_at = clock_timestamp() WHERE id = $1', [
      load,
    ]);
    return told;
  });
}

/**
 * Notifies all users who saved a company of its changes by loads: one notification per user,
 * company and load. Processes loads that have not been announced yet, oldest first; when
 * interrupted, the next call continues. After a full load the saved companies' own columns are
 * refreshed first, outside of its transaction: that load waits long for its swap and must not lock
 * their rows meanwhile.
 * @returns the number of new notifications.
 */
export async function tellChanges(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ id: number; kind: LoadKind }>(
    `SELECT id, kind FROM register_loads WHERE status = 'DONE' AND told_at IS NULL ORDER BY id`,
  );
  if (rows.some(({ kind }) => kind === 'FULL')) await refreshSavedFacts(client);
  let told = 0;
  for (const { id } of rows) told += await tellLoad(client, id);
  return told;
}

/** Never fails a completed load: the next run announces what could not be announced now. */
export async function tellAfterLoad(client: ClientBase): Promise<void> {
  try {
    await tellChanges(client);
  } catch (error) {
    log.error({ err: error }, 'The changes of a load could not be told yet.');
  }
}
