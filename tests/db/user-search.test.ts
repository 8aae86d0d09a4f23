import { expect, test } from 'vitest';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('user_search');
await database.rows(`INSERT INTO users (email, first_name, last_name) VALUES
  ('asa@people.example', 'Åse', 'Ærø'), ('ole@people.example', 'Ole', 'Østergaard'),
  ('ida_100%@people.example', 'Ida', 'Holm')`);
const { listUsers } = await import('@/lib/users/admin/user-list');
const question = { sort: 'name', direction: 'asc', page: 1, pageSize: 10 } as const;
const found = async (search: string) => {
  const { items } = await listUsers({ ...question, search });
  return items.map(({ lastname }) => lastname).sort();
};

test.each([
  ['Ærø', ['Ærø']],
  ['åse ærø', ['Ærø']],
  ['ØSTERGAARD', ['Østergaard']],
  ['øs', ['Østergaard']],
  ['å', ['Ærø']],
  ['ole ærø', []],
  ['100%', ['Holm']],
  ['people.example', ['Holm', 'Ærø', 'Østergaard']],
])(
  'whoever is searched for as %s is found, whatever the locale of the database',
  async (search, names) => {
    expect(await found(search)).toEqual(names);
  },
);

test.each([
  ['asc', ['Ida', 'Ole', 'Zoe', 'Åse']],
  ['desc', ['Åse', 'Zoe', 'Ole', 'Ida']],
] as const)('names are sorted as Danes do, %s', async (direction, names) => {
  await database.rows(`INSERT INTO users (email, first_name, last_name) VALUES
    ('zoe@people.example', 'Zoe', 'Ask') ON CONFLICT DO NOTHING`);
  const { listUsers } = await import('@/lib/users/admin/user-list');
  const pages = [1, 2, 3, 4].map((page) =>
    listUsers({ search: '', sort: 'name', direction, page, pageSize: 1 }),
  );
  const items = (await Promise.all(pages)).flatMap((page) => page.items);
  expect(items.map(({ firstname }) => firstname)).toEqual(names);
});

test('an index has the names in that order', async () => {
  await database.rows('SET enable_seqscan = off');
  const plan = await database.rows(`EXPLAIN SELECT id FROM users
    ORDER BY first_name COLLATE "da-x-icu", last_name COLLATE "da-x-icu", id LIMIT 2`);
  expect(JSON.stringify(plan)).toContain('users_first_name_last_name_id_idx');
  expect(JSON.stringify(plan)).not.toContain('Sort');
});

test('an index of trigrams has the text that is searched', async () => {
  const { nameOrAddress } = await import('@/lib/user-rows/search');
  const { text } = nameOrAddress('ærø');
  await database.rows('SET enable_seqscan = off');
  const plan = await database.rows(
    `EXPLAIN SELECT id FROM users u WHERE ${text.replace('$1', "'%ærø%'")}`,
  );
  expect(JSON.stringify(plan)).toContain('users_names_idx');
});
