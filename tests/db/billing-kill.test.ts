import { expect, test } from 'vitest';
import { killBilling } from '../faults/kill-billing';
import { registerDatabase } from '../support/register-database';

/** A short version of what `npm run test:faults` does a hundred times. */
const KILLS = 5;

const database = await registerDatabase('billing_kill');

test('kill -9 between event and answer: no plan lost, given twice or given to another', async () => {
  const given = { environment: { ...process.env }, rows: database.rows };
  expect(await killBilling(given, KILLS)).toMatchObject({ times: KILLS, lost: 0, failed: 0 });
}, 300_000);
