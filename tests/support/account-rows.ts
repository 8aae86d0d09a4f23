import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { withClient } from './accounts.ts';

type Row = Record<string, unknown>;

const rows = (sql: string, values: unknown[]) =>
  withClient(async (client: pg.ClientBase) => (await client.query<Row>(sql, values)).rows);

/** A user's actions in the audit log, oldest first. */
export const auditOf = (actorId: string) =>
  rows('select action, subject, details from audit_events where actor_id = $1 order by id', [
    actorId,
  ]);

export const actionsOf = async (actorId: string) =>
  (await auditOf(actorId)).map(({ action }) => action);

export async function accountExists(id: string): Promise<boolean> {
  return (await rows('select 1 from users where id = $1', [id])).length === 1;
}

/** Creates a second session of a user. @returns its id. */
export async function addSession(userId: string): Promise<string> {
  const [row] = await rows(
    `insert into sessions (user_id, expires_at) values ($1, now() + interval '1 day') returning id`,
    [userId],
  );
  return String(row?.id);
}

export async function sessionExists(id: string): Promise<boolean> {
  return (await rows('select 1 from sessions where id = $1', [id])).length === 1;
}

/** Puts a search on top of a user's recent ones, as two within a millisecond have no order. */
export async function addRecent(userId: string, kind: 'SIMPLE' | 'AI', query: string) {
  const sql = `insert into recent_searches (user_id, kind, query, searched_at)
    select $1, $2, $3, greatest(now(), max(searched_at) + interval '1 millisecond')
    from recent_searches where user_id = $1`;
  await rows(sql, [userId, kind, query]);
}

/** Inserts something into every table that belongs to an account. */
export async function fillAccount(userId: string): Promise<void> {
  const insert = async (sql: string) => {
    await rows(sql, [userId]);
  };
  await insert(`insert into oauth_accounts (provider, subject, user_id)
    values ('google', 'subject-' || $1::text, $1::uuid)`);
  await insert(`insert into sessions (user_id, expires_at) values ($1, now())`);
  await insert(`insert into known_devices (user_id, hash) values ($1, 'hash-of-a-cookie')`);
  await insert(`insert into one_time_tokens (hash, user_id, purpose, expires_at)
    values ('hash-of-' || $1::text, $1::uuid, 'RESET_PASSWORD', now())`);
  await insert(`insert into saved_companies (user_id, company_key, company_name)
    values ($1, '10000001', 'Saved ApS')`);
  await insert(`with list as (insert into saved_lists (user_id, name, name_key)
      values ($1, 'Leads', 'leads') returning id, user_id)
    insert into saved_list_entries (user_id, list_id, saved_id)
    select s.user_id, list.id, s.id from list join saved_companies s using (user_id)`);
  await insert(`insert into notifications (user_id, title, message) values ($1, 'News', 'Good')`);
  await insert(`insert into shares (user_id, request_key, hash, format)
    values ($1, gen_random_uuid(), 'digest', 'csv')`);
  await insert(`insert into saved_searches
    (user_id, name, kind, query, member_count, compared_version)
    values ($1, 'Masons', 'DISCOVER', 'search=murer', 0, 0)`);
  await insert(`insert into recent_searches (user_id, kind, query) values ($1, 'SIMPLE', 'murer')`);
  await insert(`insert into usage_counters (user_id, kind, month) values ($1, 'CHAT', now())`);
  await insert(`insert into clicks (user_id, kind, company_key) values ($1, 'SEARCH', '10000001')`);
  await insert(`insert into chat_messages (user_id, question, answer) values ($1, 'Who?', 'Me.')`);
  await insert(`insert into api_keys (user_id, name, scopes, hash, prefix)
    values ($1::uuid, 'Script', '{read}', 'hash-of-a-key-' || $1::text, 'vem_abcdef')`);
  await insert(`with hook as (insert into webhooks (user_id, url, topics, seed, former_seed)
      values ($1, 'https://crm.example/', '{AUDIT}', 'hash-of-a-seed', 'hash-of-a-former-seed')
      returning id)
    insert into webhook_messages (webhook_id, title) select id, 'Test' from hook`);
  await insert(`insert into ai_runs (user_id, sentence, reading) values ($1, 'murere', '{}')`);
  await addExport(userId);
  await insert(
    `insert into subscriptions (user_id, plan, status) values ($1, 'MONTHLY', 'active')`,
  );
  const customer = `cus_${randomUUID()}`;
  await rows(`insert into billing_customers (id, provider, user_id) values ($1, 'TEST', $2)`, [
    customer,
    userId,
  ]);
  for (const [table, columns, values] of [
    ['payment_events', 'type', `'invoice.paid'`],
    ['test_checkouts', 'plan, amount', `'MONTHLY', 2000`],
    ['test_events', 'type', `'invoice.paid'`],
    ['test_invoices', 'amount, status', `2000, 'paid'`],
    [
      'test_subscriptions',
      'plan, status, period_start, period_end',
      `'MONTHLY', 'active', now(), now()`,
    ],
  ]) {
    await rows(
      `insert into ${table} (id, customer_id, ${columns}) values (gen_random_uuid()::text, $1, ${values})`,
      [customer],
    );
  }
}

/** Creates a saved search that finds nothing. @returns its id. */
export async function addSavedSearch(
  userId: string,
  given: { id?: string; name?: string; query?: string; hidesSaved?: boolean } = {},
): Promise<string> {
  const { id = randomUUID(), name = `Search ${id}`, query = 'search=qwxz', hidesSaved } = given;
  await rows(
    `with search as (
       insert into saved_searches
         (id, user_id, name, kind, query, hides_saved, member_count, compared_load_id,
          compared_version)
       select $1, $2, $3, 'DISCOVER', $4, $5, 0, max(id), 0
       from register_loads where status = 'DONE'
       returning id
     )
     insert into saved_search_members (search_id, keys, toggled) select id, '', '' from search`,
    [id, userId, name, query, hidesSaved ?? false],
  );
  return id;
}

/** Saves a company for a user. @returns the id of the entry. */
export async function addSavedCompany(userId: string, companyKey: string): Promise<string> {
  const [row] = await rows(
    `insert into saved_companies (user_id, company_key, company_name) values ($1, $2, 'Saved ApS')
     on conflict (user_id, company_key) do update set company_name = excluded.company_name
     returning id`,
    [userId, companyKey],
  );
  return String(row?.id);
}

/** Creates a list for a user. @returns its id. */
export async function addSavedList(userId: string, name: string): Promise<string> {
  const [row] = await rows(
    `insert into saved_lists (user_id, name, name_key) values ($1, $2, lower($2))
     on conflict (user_id, name_key) do update set name = excluded.name returning id`,
    [userId, name],
  );
  return String(row?.id);
}

/** Requests a file that has not been made yet. @returns its id. */
export async function addExport(userId: string): Promise<string> {
  const [row] = await rows(
    `insert into exports (user_id, format, target, columns, file_name, title, asked, total)
     values ($1, 'csv', '{"kind": "saved-query", "query": ""}', '{cvr}', 'veminto.csv', 'Saved', 1, 1)
     returning id`,
    [userId],
  );
  return String(row?.id);
}

/** Creates a test checkout of the Monthly plan. @returns its id. */
export async function addTestCheckout(
  userId: string,
  id = `cs_test_${randomUUID().replaceAll('-', '')}`,
): Promise<string> {
  const [row] = await rows(
    `with customer as (
       insert into billing_customers (id, provider, user_id)
       values ('cus_test_' || gen_random_uuid(), 'TEST', $1)
       on conflict (user_id, provider) do update set provider = excluded.provider returning id
     )
     insert into test_checkouts (id, customer_id, plan, amount)
     select $2, id, 'MONTHLY', 2000 from customer returning id`,
    [userId, id],
  );
  return String(row?.id);
}

/** Creates an API key whose secret is unknown. @returns its id. */
export async function addApiKey(userId: string): Promise<string> {
  const [row] = await rows(
    `insert into api_keys (user_id, name, scopes, hash, prefix)
     values ($1, 'Prepared', '{read}', $2, 'vem_abcdef') returning id`,
    [userId, randomUUID()],
  );
  return String(row?.id);
}

/** Creates a webhook that is off, at an address to which nothing is ever posted. @returns its id. */
export async function addWebhook(userId: string): Promise<string> {
  const [row] = await rows(
    `insert into webhooks (user_id, url, topics, seed, is_on)
     values ($1, 'https://127.0.0.1/', '{AUDIT}', 'seed', false) returning id`,
    [userId],
  );
  return String(row?.id);
}

/** Creates a webhook with a delivery that was given up. @returns the id of both. */
export async function addDelivery(userId: string): Promise<string> {
  const id = await addWebhook(userId);
  await rows(`insert into webhook_messages (id, webhook_id, title) values ($1, $1, 'Test')`, [id]);
  return id;
}
