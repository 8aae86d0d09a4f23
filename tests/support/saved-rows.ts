import { withClient } from './accounts.ts';
import type { Person } from './people.ts';

/**
 * Saves `count` companies of the sample for a user, ordered by key, the last one newest.
 * @returns their ids and names in that order.
 */
export function saveSome(
  { id }: Person,
  count: number,
): Promise<{ id: string; key: string; name: string }[]> {
  return withClient(async (client) => {
    const { rows } = await client.query(
      `insert into saved_companies (user_id, company_key, company_name, created_at)
       select $1, key, name, now() - interval '1 day' + place * interval '1 second'
       from (select key, name, row_number() over (order by key) as place from companies
         where is_sample and name is not null and length(name) < 40 order by key limit $2) chosen
       returning id, company_key as key, company_name as name`,
      [id, count],
    );
    return rows;
  });
}

/** Saves a company that is missing in the register. @returns the id of the entry. */
export function saveGone({ id }: Person, key: string, name: string): Promise<string> {
  return withClient(async (client) => {
    const { rows } = await client.query(
      `insert into saved_companies (user_id, company_key, company_name) values ($1, $2, $3)
       returning id`,
      [id, key, name],
    );
    return String(rows[0].id);
  });
}

/** Makes a list of saved companies. */
export function listOf({ id }: Person, name: string, saved: readonly string[]): Promise<void> {
  return withClient(async (client) => {
    await client.query(
      `with list as (
         insert into saved_lists (user_id, name, name_key) values ($1, $2, lower($2)) returning id)
       insert into saved_list_entries (user_id, list_id, saved_id)
       select $1, list.id, saved from list, unnest($3::uuid[]) saved`,
      [id, name, saved],
    );
  });
}

export function deleteLists({ id }: Person): Promise<void> {
  return withClient(async (client) => {
    await client.query('delete from saved_lists where user_id = $1', [id]);
  });
}
