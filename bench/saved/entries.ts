import { randomUUID } from 'node:crypto';
import { query } from '../import/database';

const TAGS = ['Kunde', 'Lead', 'Leverandør', 'Ring igen', 'Øst', 'Vest', 'Tilbud sendt', 'Nej tak'];
export const WORDS = ['direktøren', 'tilbud', 'maj', 'katalog', 'bogholder', 'messe', 'faktura'];

const list = (texts: readonly string[]) => `ARRAY[${texts.map((text) => `'${text}'`).join(', ')}]`;

export type Saver = { userId: string; listIds: string[] };

/**
 * An account with the given number of saved companies, drawn from the whole register: a third
 * with tags, a fifth with a note of three sentences, and three lists holding a thousand, a tenth
 * and none of them.
 */
export async function makeSaver(url: string, entries: number): Promise<Saver> {
  const userId = randomUUID();
  await query(
    url,
    `INSERT INTO users (id, email, first_name, last_name)
     VALUES ('${userId}', '${userId}@bench.example', 'Bench', 'Mark')`,
  );
  await query(
    url,
    `INSERT INTO saved_companies (user_id, company_key, company_name, note, tags, tag_keys, created_at)
     SELECT '${userId}', key, coalesce(name, key),
       CASE WHEN place % 5 = 0 THEN (SELECT string_agg(w, ' og ')
         FROM unnest(${list(WORDS)}) WITH ORDINALITY word(w, n) WHERE (n + place) % 3 <> 0)
         || '. Ring igen i uge ' || place % 52 || '.' ELSE '' END,
       CASE WHEN place % 3 = 0 THEN ARRAY[tag] ELSE '{}' END,
       CASE WHEN place % 3 = 0 THEN ARRAY[lower(tag)] ELSE '{}' END,
       now() - place * interval '1 minute'
     FROM (SELECT key, name, place, (${list(TAGS)})[1 + place % ${TAGS.length}] AS tag
       FROM (SELECT key, name, row_number() OVER (ORDER BY md5(key)) AS place
         FROM (SELECT key, name FROM companies TABLESAMPLE BERNOULLI (5)) drawn
         ORDER BY md5(key) LIMIT ${entries}) chosen) tagged`,
  );
  const lists = await query<{ id: string }>(
    url,
    `INSERT INTO saved_lists (user_id, name, name_key) VALUES ('${userId}', 'A', 'a'),
     ('${userId}', 'B', 'b'), ('${userId}', 'C', 'c') RETURNING id`,
  );
  const listIds = lists.map(({ id }) => id);
  for (const [place, share] of [1_000, Math.ceil(entries / 10)].entries()) {
    await query(
      url,
      `INSERT INTO saved_list_entries (user_id, list_id, saved_id)
       SELECT '${userId}', '${listIds[place]}', id FROM saved_companies
       WHERE user_id = '${userId}' ORDER BY md5(id::text) LIMIT ${share}`,
    );
  }
  await query(url, 'ANALYZE saved_companies, saved_lists, saved_list_entries');
  return { userId, listIds };
}

export async function removeSaver(url: string, { userId }: Saver): Promise<void> {
  await query(url, `DELETE FROM users WHERE id = '${userId}'`);
}
