import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';
const database = await registerDatabase('former_news');
const migration = readFileSync(
  'prisma/migrations/20261201100100_weights_of_former_news/migration.sql',
  'utf8',
);

const liquidated = 'Went into liquidation: Active → In liquidation and 1 more change: Name';

test('news of earlier versions are as grave as they were, hide what they hid, and own acts are read', async () => {
  await database.rows(`INSERT INTO users (id, email, first_name, last_name)
    VALUES ('${ida}', 'ida@people.example', 'Ida', 'Holm')`);
  await database.rows(`INSERT INTO notifications (user_id, kind, title, message, company_key, load_id)
    SELECT '${ida}', kind::notification_kind, 'News', message, '10000001', row_number() OVER ()
    FROM (VALUES
      ('BANKRUPTCY', 'Went into bankruptcy: Active → In bankruptcy'),
      ('GONE', 'The newest register no longer has it'),
      ('CEASED', 'Ceased: Active → Ceased'),
      ('CHANGE', 'Went into compulsory dissolution: Active → In compulsory dissolution'),
      ('CHANGE', '${liquidated}'),
      ('CHANGE', 'Went into reconstruction: Active → In reconstruction'),
      ('CHANGE', 'Name: Went into liquidation → B'),
      ('CHANGE', 'Address: A 1 → B 2 and 2 more changes'),
      ('SEARCH', 'Went into liquidation'),
      ('LIST', 'Company saved successfully!')
    ) AS told (kind, message)`);
  await database.rows(migration);
  const rows = await database.rows(`SELECT weight, fields, read_at IS NOT NULL AS read
    FROM notifications ORDER BY load_id`);
  const news = (weight: number, fields: string[] = []) => ({ weight, fields, read: false });
  expect(rows).toEqual([
    ...[1, 2, 4, 7, 10, 13].map((weight) => news(weight)),
    news(100),
    news(100, ['ADDRESS']),
    news(100),
    { ...news(100), read: true },
  ]);
});
