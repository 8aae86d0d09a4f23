import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { packKeys } from '@/lib/saved-searches/key-list';
import { digestWorld } from '../support/digest-world';

const digests = await digestWorld('digest_members');

test('a digest names the companies that came to a saved search or left it', async () => {
  const { id } = await digests.createReader('daily');
  const search = randomUUID();
  const bytes = (...keys: number[]) =>
    `'\\x${Buffer.from(packKeys(Uint32Array.from(keys))).toString('hex')}'`;
  const added = [31_000_001, 31_000_002, 31_000_003, 31_000_004, 31_000_005, 31_000_006];
  await digests.world.database.rows(`INSERT INTO companies (key, name, status, digest) VALUES
    ('31000001', 'Ask ApS', 'ACTIVE', ''), ('31000002', 'Birk A/S', 'ACTIVE', '')`);
  await digests.world.database.rows(`INSERT INTO gone_companies (company_key, name, load_id)
    VALUES ('32000001', 'Cedertræ I/S', 1)`);
  await digests.world.database.rows(`INSERT INTO saved_searches
    (id, user_id, name, kind, query, member_count, compared_version)
    VALUES ('${search}', '${id}', 'My search', 'DISCOVER', '', 6, 0)`);
  await digests.world.database.rows(`INSERT INTO saved_search_changes
    (search_id, load_id, since_load_id, new_count, left_count, new_keys, left_keys)
    VALUES ('${search}', 2, 1, 6, 1, ${bytes(...added)}, ${bytes(32_000_001)})`);
  await digests.world.database.rows(`INSERT INTO notifications
    (user_id, kind, title, message, saved_search_id, load_id)
    VALUES ('${id}', 'SEARCH', 'My search', '6 new, 1 left', '${search}', 2)`);
  await digests.daysLater(id);
  await digests.orderDigests();
  await digests.allDone();
  const text = digests.resend.sent[0]?.text.replace(/\s+/g, ' ');
  expect(text).toContain(
    'New: Ask ApS, Birk A/S, CVR 31000003, CVR 31000004, CVR 31000005 … Left: Cedertræ I/S',
  );
});
