import 'server-only';
import type { ClientBase } from 'pg';
import type { NewsTopic } from './constants';

/** `muted`: of whom this is the news, as in lib/saved/tell-changes.ts; `topics`: what is in it. */
type CompanyNews = { key: string; muted: string; topics: readonly NewsTopic[] };

const companySql = `
  INSERT INTO webhook_messages
    (webhook_id, notification_id, title, company_key, load_id, topics, next_at)
  SELECT hook.id, told.id, told.title, told.company_key, $1,
    ARRAY(SELECT unnest(hook.topics) INTERSECT SELECT unnest(news.topics) ORDER BY 1), now()
  FROM (
    SELECT key, muted, string_to_array(topics, ',')::news_topic[] AS topics
    FROM unnest($2::text[], $3::text[], $4::text[]) AS given (key, muted, topics)
  ) news
  JOIN notifications told ON told.company_key = news.key::char(8) AND told.load_id = $1
  JOIN webhooks hook ON hook.user_id = told.user_id
  LEFT JOIN muted_users ON muted_users.user_id = told.user_id
  WHERE hook.is_on AND hook.topics && news.topics AND coalesce(muted_users.muted, '') = news.muted
  ON CONFLICT (webhook_id, notification_id) DO NOTHING`;

const searchSql = `
  INSERT INTO webhook_messages
    (webhook_id, notification_id, title, saved_search_id, load_id, topics, next_at)
  SELECT hook.id, told.id, told.title, told.saved_search_id, $1, '{SEARCHES}', now()
  FROM notifications told JOIN webhooks hook ON hook.user_id = told.user_id
  WHERE told.saved_search_id = ANY ($2::uuid[]) AND told.load_id = $1
    AND hook.is_on AND 'SEARCHES' = ANY (hook.topics)
  ON CONFLICT (webhook_id, notification_id) DO NOTHING`;

async function hasWebhooks(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM webhooks WHERE is_on LIMIT 1');
  return rows.length > 0;
}

/** Queues the notifications of a load about these companies, in the transaction that made them. */
export async function queueCompanyNews(
  client: ClientBase,
  load: number,
  news: readonly CompanyNews[],
): Promise<void> {
  if (news.length === 0 || !(await hasWebhooks(client))) return;
  await client.query(companySql, [
    load,
    news.map(({ key }) => key),
    news.map(({ muted }) => muted),
    news.map(({ topics }) => topics.join(',')),
  ]);
}

/** Queues the notifications of a load about these saved searches, like those of companies. */
export async function queueSearchNews(
  client: ClientBase,
  load: number,
  searchIds: readonly string[],
): Promise<void> {
  if (await hasWebhooks(client)) await client.query(searchSql, [load, searchIds]);
}
