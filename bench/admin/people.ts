import { query } from '../import/database';

const first = ['Anna', 'Bo', 'Carl', 'Dorte', 'Erik', 'Freja', 'Gorm', 'Helle', 'Ivan', 'Jette'];
const more = ['Åse', 'Ørn', 'Karen', 'Lars', 'Mette', 'Niels', 'Pia', 'Rasmus', 'Søren', 'Tove'];
const last = [
  'Holm',
  'Bang',
  'Krogh',
  'Lund',
  'Møller',
  'Nygaard',
  'Østergaard',
  'Poulsen',
  'Riis',
];

export const FIRST_NAMES = [...first, ...more];
export const LAST_NAMES = [...last, 'Sørensen', 'Thomsen', 'Vestergaard', 'Winther', 'Ågård'];

const list = (texts: readonly string[]) => `ARRAY[${texts.map((text) => `'${text}'`).join(', ')}]`;

/** Invented accounts: a third with a picture of 8 kB beside its row, a tenth subscribed. */
export async function makeUsers(url: string, count: number): Promise<void> {
  await query(url, 'ALTER TABLE users ALTER picture SET STORAGE EXTERNAL');
  await query(
    url,
    `INSERT INTO users (email, first_name, last_name, email_verified_at, picture)
     SELECT lower(f || '.' || l) || i || '@' || substr(md5(i::text), 1, 3) || '.example', f, l, now(),
       CASE WHEN i % 3 = 0 THEN decode(repeat(md5(i::text), 512), 'hex') END
     FROM (SELECT i, (${list(FIRST_NAMES)})[1 + abs(hashint4(i) % 10) + 10 * (i % 2)] AS f,
       (${list(LAST_NAMES)})[1 + abs(hashint4(-i) % ${LAST_NAMES.length})] AS l
       FROM generate_series(1, ${count}) i) names`,
  );
  await query(
    url,
    `INSERT INTO subscriptions (user_id, plan, status)
     SELECT id, 'MONTHLY', 'active' FROM users TABLESAMPLE BERNOULLI (10)`,
  );
  await query(url, 'VACUUM ANALYZE users, subscriptions');
}
