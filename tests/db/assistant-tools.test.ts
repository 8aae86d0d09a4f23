import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssistantWorld, assistantWorld, keyOf } from '../support/assistant-world';

let world: AssistantWorld;
let userId: string;

beforeAll(async () => {
  world = await assistantWorld('assistant_tools');
  userId = await world.createUser();
  // From here on the application's connections cannot write.
  await world.database.rows(
    'ALTER DATABASE assistant_tools SET default_transaction_read_only = on',
  );
  const { db } = await import('@/lib/db');
  await db.$disconnect();
});
afterAll(() => world.close());

const key = keyOf(1);

/** What each is asked; a tool without an entry fails. */
const questions: Record<string, object> = {
  search: { search: 'Kode', filters: { municipality: ['Aarhus'] } },
  count: { filters: { municipality: ['Aarhus'] } },
  filter_values: { field: 'industry', contains: 'program' },
  breakdown: { field: 'industry', filters: { municipality: ['Aarhus'] } },
  measure: { field: 'employees' },
  company: { key },
  accounts: { key, year: 2020 },
  key_figures: { key },
  roles: { key },
  owned: { key },
  ownership: { key },
  compare: { keys: [key, keyOf(2)] },
  people: { name: 'ægir' },
  similar: { key },
  my_saved: {},
};

test('a tool reads and changes nothing: each answers where nothing can be written', async () => {
  const { assistantTools } = await import('@/lib/assistant/tools');
  const { db } = await import('@/lib/db');
  await expect(db.user.deleteMany({ where: { id: userId } })).rejects.toThrow(/read-only/);
  expect(Object.keys(assistantTools).sort()).toEqual(Object.keys(questions).sort());
  for (const [name, { run }] of Object.entries(assistantTools)) {
    expect([name, await run({ userId }, questions[name])]).toEqual([name, expect.any(Object)]);
  }
});
