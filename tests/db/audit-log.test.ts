import { expect, test } from 'vitest';
import { registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';
const bo = '00000000-0000-4000-8000-000000000002';
const gone = '00000000-0000-4000-8000-000000000003';

const database = await registerDatabase('audit_log');
await database.rows(`INSERT INTO users (id, email, first_name, last_name) VALUES
  ('${ida}', 'ida@people.example', 'Ida Marie', 'Holm'),
  ('${bo}', 'bo_100%@people.example', 'Bo', 'Ålbæk-Østergaard')`);
await database.rows(`INSERT INTO audit_events (actor_id, action, subject) VALUES
  ('${ida}', 'sign_in', NULL), ('${ida}', 'reset_link_sent', '${bo}'),
  ('${gone}', 'account_deleted', '${gone}')`);
const { listAuditEvents } = await import('@/lib/audit/queries');
const actionsOf = async (person: string) => {
  const { items } = await listAuditEvents({ action: '', person, page: 1 });
  return items.map(({ action }) => action).sort();
};

test.each([
  ['a part of a name', 'hol', ['reset_link_sent', 'sign_in']],
  ['a whole name, as the log writes it', 'Ida Marie Holm', ['reset_link_sent', 'sign_in']],
  ['a name and a part of an address', 'bo people.example', ['reset_link_sent']],
  ['a name with Danish letters in small', 'ålbæk-østergaard', ['reset_link_sent']],
  ['words of two people', 'Ida Ålbæk', []],
  ['letters that stand for others elsewhere', '100%', ['reset_link_sent']],
  ['those that nobody has', '%%%', []],
  ['the id of an account that is gone', gone, ['account_deleted']],
])('the log is asked for %s', async (_, person, actions) => {
  expect(await actionsOf(person)).toEqual(actions);
});
