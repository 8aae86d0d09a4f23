import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Star } from './screens';

const SAVED = [
  { tags: ['call'], note: 'Ask for Mette, she knows the tender' },
  { tags: ['customer'], note: '' },
  { tags: ['customer', '2026'], note: 'Contract runs until June' },
  { tags: [], note: '' },
  { tags: ['call', 'supplier'], note: 'Sent the offer on Monday' },
  { tags: ['supplier'], note: '' },
  { tags: [], note: 'Moved to Aarhus' },
  { tags: ['competitor'], note: '' },
];

/** Creates a signed-in user. @returns the cookies of their browser. */
export async function createReader(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `WITH person AS (INSERT INTO users (email, first_name, last_name, email_verified_at)
       VALUES ($1, 'Ida', 'Holm', now()) RETURNING id)
     INSERT INTO sessions (user_id, expires_at)
     SELECT id, now() + interval '1 day' FROM person RETURNING id`,
    [`${randomUUID()}@people.example`],
  );
  const { sealSession } = await import('../../lib/auth/token');
  return sealSession(String(rows[0]?.id));
}

/** The active company with the most years of accounts among those with the most people. */
export async function findStar(client: pg.Client): Promise<Star> {
  const { rows } = await client.query<Star>(
    `SELECT c.key, c.name, (
      SELECT own.company_key FROM roles own
      JOIN participants holding ON holding.id = own.participant_id
      JOIN roles behind ON behind.company_key = holding.company_key
      WHERE own."group" = 'OWNER' AND own.valid_to IS NULL
        AND behind."group" = 'OWNER' AND behind.valid_to IS NULL
      GROUP BY own.company_key ORDER BY count(*) DESC, own.company_key LIMIT 1) AS "group"
     FROM companies c
     WHERE c.status = 'ACTIVE' AND c.employees BETWEEN 60 AND 400 AND c.latitude IS NOT NULL
     ORDER BY (SELECT count(*) FROM accounting_periods p WHERE p.company_key = c.key) DESC,
       (SELECT count(*) FROM production_units u WHERE u.company_key = c.key) DESC, c.key LIMIT 1`,
  );
  if (!rows[0]) throw new Error('The sample register has no company to show.');
  return rows[0];
}

type Api = (method: string, path: string, data: object) => Promise<{ id?: string }>;

function apiOf(url: string, token: string): Api {
  return async (method, path, data) => {
    const headers = { 'x-auth-token': token, 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(data) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data?: { id?: string } }).data ?? {};
  };
}

/** Saves companies in a user's list, as the user would have done. */
export async function saveSome(client: pg.Client, url: string, token: string): Promise<void> {
  const api = apiOf(url, token);
  const { rows } = await client.query<{ key: string }>(
    `SELECT key FROM companies WHERE status = 'ACTIVE' AND employees > 20 AND revenue IS NOT NULL
     ORDER BY md5(key) LIMIT ${SAVED.length}`,
  );
  for (const { key } of rows) await api('POST', '/api/saved/add', { Data: { the_key: key } });
  const { rows: entries } = await client.query<{ id: string }>(
    'SELECT id FROM saved_companies ORDER BY created_at',
  );
  for (const [at, { id }] of entries.entries()) {
    const entry = SAVED[at];
    if (entry) await api('PATCH', `/api/saved/entries/${id}`, entry);
  }
  const list = await api('POST', '/api/saved/lists', { name: 'Autumn campaign' });
  const ids = entries.slice(0, 3).map(({ id }) => id);
  await api('PUT', `/api/saved/lists/${list.id}/entries`, { ids });
}
